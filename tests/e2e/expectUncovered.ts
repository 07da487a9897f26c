import { expect, type Locator } from '@playwright/test'

/** Expects that each of these can be pressed where it is now, without scrolling: nothing lies over its middle. */
export async function expectUncovered(elements: Locator): Promise<void> {
  expect(await elements.count()).toBeGreaterThan(0)
  const covered = await elements.evaluateAll((found) =>
    found.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(top) ? [] : [`${element.ariaLabel ?? element.textContent} below ${top?.outerHTML}`]
    }),
  )
  expect(covered).toEqual([])
}
