import { install, installOf, onPath, runs } from './programs.mjs'

async function present() {
  const { chromium } = await import('@playwright/test')
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return [process.env.CHROME_PATH, ...names.map(onPath), chromium.executablePath()].find((path) => path && runs(path))
}

// Without windows a page takes a quarter less CPU time
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

const installs = () => [
  ...DEBIAN_PACKAGES.map((name) => installOf(['fonts-dejavu-core', name])),
  [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium']],
]

/** The path of a working Chromium: an installed one, else Debian's package (as root), else Playwright's download. */
export async function findBrowser() {
  let path = await present()
  for (const installation of installs()) {
    if (path) break
    if (!installation) continue
    install(installation)
    path = await present()
  }
  return path
}

/** Flags that stop Chromium from opening connections of its own, and PulseAudio from leaving a folder behind. */
export const browserArgs = [
  '--disable-audio-output',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
