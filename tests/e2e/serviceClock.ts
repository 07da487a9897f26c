import { rename, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test as withBrowsers } from './newBrowser.ts'
import { clockFile, ownProduct } from './product.ts'

/**
 * Sets how many milliseconds the service's clock is ahead of the real one. Tokens, the web server and the browser stay at
 * the real time, and so does how often the service's jobs run.
 */
export type MoveClock = (ahead: number) => Promise<void>

/** The milliseconds by which the service's clock is ahead of the real one when it is stopped. */
export const HELD_AHEAD_MS = 3_600_000

/** Stops the service's clock, {@link HELD_AHEAD_MS} ahead, and a page's `Date`; the page's timers run on. */
export type HoldClocks = (page: Page) => Promise<void>

/** For tests in which time passes for the service, or stands still: its clock is right again when the test ends. */
export const test = withBrowsers.extend<{
  moveClock: MoveClock
  holdClocks: HoldClocks
  setClock: (text: string) => Promise<void>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there which fixtures it needs
  setClock: async ({}, use) => {
    const file = clockFile(ownProduct().dataDir)
    await use(async (text) => {
      // Never half written
      await writeFile(`${file}.new`, text)
      await rename(`${file}.new`, file)
    })
    await rm(file, { force: true })
  },
  moveClock: ({ setClock }, use) => use((ahead) => setClock(String(ahead))),
  holdClocks: ({ setClock }, use) =>
    use(async (page) => {
      await page.clock.setFixedTime(new Date())
      // Ahead, so that what ends by it is not over for the web server either
      await setClock(new Date(Date.now() + HELD_AHEAD_MS).toISOString())
    }),
})
