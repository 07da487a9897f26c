import { readFileSync } from 'node:fs'

/** Browsers by their name in package.json, with that in MDN's data, in Lightning CSS and in a target of the build. */
const BROWSERS = {
  Chrome: { data: 'chrome', css: 'chrome', build: 'chrome' },
  Firefox: { data: 'firefox', css: 'firefox', build: 'firefox' },
  Safari: { data: 'safari', css: 'safari', build: 'safari' },
  iOS: { data: 'safari_ios', css: 'ios_saf', build: 'ios' },
}

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The oldest browsers that the product runs in, as `browserslist` of package.json names them. */
export const SUPPORTED_BROWSERS = browserslist.map((entry) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
  if (!(name in BROWSERS))
    throw new Error(`browserslist of package.json has an entry that the build does not know: ${entry}`)
  return { ...BROWSERS[name], version }
})

/** They as targets of Vite: 'safari16.4'. */
export const BUILD_TARGETS = SUPPORTED_BROWSERS.map(({ build, version }) => `${build}${version}`)

/** They as targets of Lightning CSS, which takes versions as three bytes. */
export const CSS_TARGETS = Object.fromEntries(
  SUPPORTED_BROWSERS.map(({ css, version }) => {
    const [major, minor = 0] = version.split('.').map(Number)
    return [css, (major << 16) | (minor << 8)]
  }),
)
