import type { Locator, Page } from '@playwright/test'

/** What a person presses, counted. */
export function countClicks() {
  let presses = 0
  return {
    click: async (thing: Locator) => {
      presses += 1
      await thing.click()
    },
    press: async (page: Page, key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    /** How many since the last time it was asked. */
    take: () => {
      const count = presses
      presses = 0
      return count
    },
  }
}
