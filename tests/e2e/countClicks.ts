import type { Locator, Page } from '@playwright/test'

/** The counted presses of a person. */
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
    /** Returns the number since the last call. */
    take: () => {
      const count = presses
      presses = 0
      return count
    },
  }
}
