import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const runs = (program) => existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

async function present() {
  const { chromium } = await import('@playwright/test')
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return [process.env.CHROME_PATH, ...names.map(onPath), chromium.executablePath()].find((path) => path && runs(path))
}

// Without windows a page takes a quarter less CPU time
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const INSTALL = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends fonts-dejavu-core'

const installs = () => [
  ...(process.getuid?.() === 0 && onPath('apt-get')
    ? DEBIAN_PACKAGES.map((name) => ['sh', ['-c', `apt-get update -qq && ${INSTALL} ${name}`]])
    : []),
  [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium']],
]

/** The path of a working Chromium: an installed one, else Debian's package (as root), else Playwright's download. */
export async function findBrowser() {
  let path = await present()
  for (const [command, args] of installs()) {
    if (path) break
    console.log(`No browser found, trying: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
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
