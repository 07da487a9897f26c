import type { Page } from '@playwright/test'

/** Waits until the page's script handles what is pressed and typed; openUnhydrated() opens a page that is not there yet. */
export const waitForHydration = (page: Page) => page.waitForFunction(() => window.isHydrated === true)
