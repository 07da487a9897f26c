import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { State } from './states/state.ts'

const WCAG = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
const CONTRAST = { type: 'rule' as const, values: ['color-contrast'] }

/**
 * Expects that axe finds nothing wrong with the page in its current state, and in an office's dark colours no contrast
 * that is too weak. Each state of `states/` is seen by one test: `tests/rules/accessibleStates.test.ts` holds that.
 */
export async function expectAccessible(page: Page, state: State): Promise<void> {
  expect.soft(await findViolations(page), state).toEqual([])
}

/**
 * Like {@link expectAccessible} while a listbox is open. Until it closes, the library hides all else from screen readers,
 * and a hidden control that gets the focus closes it or moves the focus on at once. axe sees only that it is hidden, so
 * the focus is checked instead.
 */
export async function expectAccessibleBesideList(page: Page, state: State): Promise<void> {
  const found = await findViolations(page)
  expect
    .soft(
      found.filter((violation) => !violation.startsWith('aria-hidden-focus:')),
      state,
    )
    .toEqual([])
  await page.keyboard.press('Tab')
  const isHidden = await page.evaluate(() => Boolean(document.activeElement?.closest('[aria-hidden="true"]')))
  expect.soft(isHidden, `${state}: the focus rests on what is hidden`).toBe(false)
}

async function findViolations(page: Page): Promise<string[]> {
  // A toast that fades while axe reads the colours would have blended ones
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found = await findInBothColours(page)
  await page.emulateMedia({ reducedMotion: null })
  return found
}

async function findInBothColours(page: Page): Promise<string[]> {
  await untilStill(page)
  const found = await runAxe(page, WCAG)
  if (!(await hasDarkColours(page))) return found
  const before = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: before ? 'light' : 'dark' })
  await untilStill(page)
  const inOtherScheme = await runAxe(page, CONTRAST)
  await page.emulateMedia({ colorScheme: before ? 'dark' : 'light' })
  return [...found, ...inOtherScheme.map((violation) => `${before ? 'light' : 'dark'} ${violation}`)]
}

async function runAxe(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  // Descriptions of all that is right, and a blank page for the results of frames, would take a third more CPU time
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const hasDarkColours = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.includes('dark'))

/**
 * Resolves when nothing has moved for five frames: colours are blended during animations, of which a later one may begin
 * as an earlier one ends, and a bar can half cover what scrolls.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getTiming().iterations !== Infinity
    let place = window.scrollY
    for (let framesStill = 0; framesStill < 5; framesStill++) {
      await new Promise(requestAnimationFrame)
      if (window.scrollY !== place || document.getAnimations().some(isMoving)) framesStill = 0
      place = window.scrollY
    }
  })
