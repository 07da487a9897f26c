import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Lists the axe violations of the page in its current state. */
export async function findViolations(page: Page): Promise<string[]> {
  // colours are blended during animations
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // and controls can be half covered by a bar during scrolling
  await page.evaluate(async () => {
    let place = window.scrollY
    for (let framesStill = 0; framesStill < 5; framesStill++) {
      await new Promise(requestAnimationFrame)
      if (window.scrollY !== place) framesStill = 0
      place = window.scrollY
    }
  })
  // Descriptions of all that is right, and a blank page for the results of frames, would take a third more CPU time
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/**
 * Lists the axe violations while a listbox is open. Until it closes, the library hides all else from screen readers,
 * and a hidden control that gets the focus closes it or moves the focus on at once. axe sees only that it is hidden, so
 * the focus is checked instead.
 */
export async function findViolationsOutsideList(page: Page): Promise<string[]> {
  const found = (await findViolations(page)).filter((violation) => !violation.startsWith('aria-hidden-focus:'))
  await page.keyboard.press('Tab')
  const isHidden = await page.evaluate(() => Boolean(document.activeElement?.closest('[aria-hidden="true"]')))
  return isHidden ? [...found, 'the focus rests on what is hidden'] : found
}
