import { expect, type Page } from '@playwright/test'

const NARROW = [
  // The narrowest phone, and 400 % zoom
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

const softly = expect.configure({ soft: true })

/** Expects that the page as it is needs no scrolling sideways on these screens, the narrowest by default. */
export async function expectNoHorizontalOverflow(page: Page, screens = NARROW): Promise<void> {
  const before = page.viewportSize()
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height })
    // The layout of an emulated phone follows its screen a frame later
    await softly
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${page.url()}, ${width} x ${height} px`)
      .toBe(width)
  }
  if (before) await page.setViewportSize(before)
}
