import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with the page as it stands now. */
export async function findViolations(page: Page): Promise<string[]> {
  // colours are in between while something slides in
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // and what can be pressed is half covered by a bar while it scrolls by
  await page.evaluate(async () => {
    let place = window.scrollY
    for (let framesStill = 0; framesStill < 5; framesStill++) {
      await new Promise(requestAnimationFrame)
      if (window.scrollY !== place) framesStill = 0
      place = window.scrollY
    }
  })
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/**
 * The same while a list of choices is open. Until it closes, the library hides all else from screen readers, and what
 * can be focused there closes it or hands the focus on at once: axe sees only that it is hidden, so that the focus is
 * followed instead.
 */
export async function findViolationsOutsideList(page: Page): Promise<string[]> {
  const found = (await findViolations(page)).filter((violation) => !violation.startsWith('aria-hidden-focus:'))
  await page.keyboard.press('Tab')
  const isHidden = await page.evaluate(() => Boolean(document.activeElement?.closest('[aria-hidden="true"]')))
  return isHidden ? [...found, 'the focus rests on what is hidden'] : found
}
