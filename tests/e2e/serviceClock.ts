import { rename, rm, writeFile } from 'node:fs/promises'
import { test as withBrowsers } from './newBrowser.ts'
import { clockFile, ownProduct } from './product.ts'

/**
 * Sets how many milliseconds the service's clock is ahead of the real one. Tokens, the web server and the browser stay at
 * the real time, and so does how often the service's jobs run.
 */
export type MoveClock = (ahead: number) => Promise<void>

/** For tests in which time passes for the service: its clock is right again when the test ends. */
export const test = withBrowsers.extend<{ moveClock: MoveClock }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there which fixtures it needs
  moveClock: async ({}, use) => {
    const file = clockFile(ownProduct().dataDir)
    await use(async (ahead) => {
      // Never half written
      await writeFile(`${file}.new`, String(ahead))
      await rename(`${file}.new`, file)
    })
    await rm(file, { force: true })
  },
})
