import { expect, type Locator, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'
import { PHONE } from './phoneScreen.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test.describe('on a phone', () => {
  test.use(PHONE)

  test('VIS-3 VIS-11 the headings of a sheet follow in order; Back closes it and leaves the choices; however it closes, it leaves nothing in the history', async ({
    page,
  }) => {
    await page.goto(storefront('smagen', '/handelsbetingelser'))
    await page.getByRole('link', { name: 'Smagen' }).first().click()
    await chooseFrokostplatte(page)
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Frokostplatte')
    const levels = await dialog(page).evaluate((popup) =>
      [...popup.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName),
    )
    expect(levels).toEqual(['H2', 'H3', 'H3', 'H3', 'H3', 'H3'])
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(storefront('smagen'))
    const add = card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true })
    await add.click()
    await expect(group(page, 'Vælg 3 slags smørrebrød')).toContainText('3 ud af 3 valgt')
    await page.keyboard.press('Escape')
    await add.click()
    await expect(group(page, 'Vælg 3 slags smørrebrød')).toContainText('3 ud af 3 valgt')
    await addToBasket(page, 'Fortsæt med at handle')

    // one within another: each Back closes one
    await page.getByRole('button', { name: 'Se kurv' }).click()
    await dialog(page).getByRole('button', { name: 'Rediger Frokostplatte' }).click()
    await expect(page.getByRole('dialog', { name: 'Frokostplatte' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Frokostplatte' })).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Kurv' })).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(storefront('smagen'))

    await chooseFrokostplatte(page)
    await addToBasket(page, 'Gå til bestilling')
    await expect(page).toHaveURL(storefront('smagen', '/anmod'))
    await page.goBack()
    await expect(page).toHaveURL(storefront('smagen'))
    await expect(page.getByRole('button', { name: 'Se kurv' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(storefront('smagen', '/handelsbetingelser'))
  })

  test('a word without an end breaks within its dialog', async ({ page }) => {
    const cater = await createCater('Langord')
    const label = `langord-${crypto.randomUUID().slice(0, 8)}`
    await cater.openStorefront(label)
    const { id } = await cater.addCategory('Alt')
    const word = 'Smørrebrødsjomfrubuffet'.repeat(6)
    const items = [{ type: 'include', name: word }]
    const children = [{ type: 'group', name: word, minAmount: 1, maxAmount: 1, children: items }]
    await cater.addMenu(word, { categoryIds: [id], description: `<p>${word}</p>`, children })
    await page.goto(storefront(label))
    await page.getByRole('button', { name: 'Tilføj', exact: true }).click()
    await expect(dialog(page).getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
    const overflow = await dialog(page).evaluate((popup) =>
      [popup, ...popup.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > popup.getBoundingClientRect().right + 1)
        .map(({ tagName }) => tagName),
    )
    expect(overflow).toEqual([])
    await expectNoHorizontalOverflow(page)
    await cater.remove()
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('VIS-3 all of a menu’s sheet can be read and reached', async ({ page }) => {
    await page.goto(storefront('smagen'))
    await card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }).click()
    await expect(group(page, 'Tilbehør')).toBeAttached()
    expect(await findUnreachable(dialog(page))).toEqual([])
    await chooseRest(page)
    await addToBasket(page, 'Gå til bestilling')
    await expect(page.getByRole('heading', { name: 'Bestilling' })).toBeVisible()
  })

  /** The texts and controls that no scrolling brings into the screen with nothing before them, from side to side. */
  const findUnreachable = (sheet: Locator): Promise<string[]> =>
    sheet.evaluate((root) => {
      const isRead = (element: Element) =>
        element.matches('a, button, input') || [...element.childNodes].some((node) => node.nodeName === '#text')
      const isHidden = (element: Element) => getComputedStyle(element).clipPath !== 'none'
      const found = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility() && isRead(element))
      return found.flatMap((element) => {
        if (isHidden(element)) return []
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, right, top, width, height } = element.getBoundingClientRect()
        const front = document.elementFromPoint(left + width / 2, top + height / 2)
        const isReached = element.contains(front) || (front !== root && front?.contains(element))
        return isReached && left >= 0 && right <= window.innerWidth ? [] : [element.outerHTML]
      })
    })

  async function chooseRest(page: Page) {
    const kinds = group(page, 'Vælg 3 slags smørrebrød').getByRole('checkbox')
    for (const index of [0, 1, 2]) await kinds.nth(index).check()
    await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).first().click()
  }
})
