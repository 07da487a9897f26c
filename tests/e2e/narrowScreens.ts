import { expect, type Page } from '@playwright/test'

const NARROW = [
  // The narrowest phone, and 400 % zoom
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

/** Nothing of the page as it is stands beside the narrowest screens. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const screen of NARROW) {
    await page.setViewportSize(screen)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `${page.url()}, ${screen.height} px high`).toBe(screen.width)
  }
  if (before) await page.setViewportSize(before)
}
