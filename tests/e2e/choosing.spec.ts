import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'

test('CFG-1 CFG-9 the price follows choices, covers and extras @phone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  const menu = card(page, 'Frokostplatte')
  await expect(menu.getByText('2x')).toBeVisible()
  await expect(menu.getByText('kr. 1.290,00', { exact: true })).toBeVisible()
  await menu
    .getByRole('group', { name: /^Kuverter/ })
    .getByRole('button', { name: 'Flere' })
    .click()
  await expect(menu.getByText('kr. 1.419,00', { exact: true })).toBeVisible()
  // an extra's amount is absolute: 35,00 once, not for each cover
  await group(page, 'Tilvalg').getByRole('group', { name: 'Dessert' }).getByRole('button', { name: 'Flere' }).click()
  await expect(menu.getByText('kr. 1.454,00', { exact: true })).toBeVisible()
})

test('CFG-4 CFG-7 a full group accepts no more, and covers never go below the minimum @phone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  await expect(kinds.getByRole('checkbox')).toHaveCount(8)
  await expect(kinds.getByRole('checkbox', { disabled: true })).toHaveCount(5)
  await expect(kinds.getByRole('button')).toHaveCount(0)
  const covers = card(page, 'Frokostplatte').getByRole('group', { name: /^Kuverter/ })
  await expect(covers.getByRole('button', { name: 'Færre' })).toHaveAttribute('aria-disabled', 'true')
  await covers.getByRole('button', { name: 'Færre' }).click({ force: true })
  await expect(covers).toContainText('10')
})

test('CFG-6 a build-your-own menu needs at least one item that is no extra', async ({ page }) => {
  await page.goto(storefront('smagen'))
  for (const name of ['Frit valg', 'Byg selv']) {
    await card(page, name).getByRole('button', { name: 'Tilføj', exact: true }).click()
    await card(page, name).getByRole('button', { name: 'Læg i kurv' }).click()
    await expect(
      card(page, name)
        .getByText(/^Du mangler at vælge \d/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('CFG-5 in a menu to build, the first part that lacks something is shown and focused @phone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  const menu = card(page, 'Byg selv')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  const direct = menu.getByRole('group', { name: 'Byg din menu' })
  await expect(direct).toBeFocused()
  await expect(direct.getByText('Du mangler at vælge 1')).toBeVisible()
  await direct.getByRole('button', { name: 'Flere' }).first().click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(menu.getByRole('group', { name: 'Vælg 2 slags grønt' })).toBeFocused()
  await expect(menu.getByText(/Du mangler at vælge/)).toHaveText('Du mangler at vælge 2')
})

test('CFG-2 Frit valg is a choice of exactly two @phone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  const menu = card(page, 'Frit valg')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const pieces = menu.getByRole('group', { name: 'Vælg 2 stykker' })
  const more = pieces.getByRole('button', { name: 'Flere' })
  await more.nth(0).click()
  await more.nth(1).click()
  await expect(pieces).toContainText('2 ud af 2 valgt')
  await expect(more.nth(2)).toHaveAttribute('aria-disabled', 'true')
})

/** The basket beside the menus; on a phone it is in the DOM, but not visible. */
const categories = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Vælg madtyper', includeHidden: true })
    .getByRole('link', { includeHidden: true })

test('CFG-10 a menu that cannot be completed is offered only once it can be @phone', async ({ page }) => {
  const cater = await createCater('Halvfærdig')
  // its page remains when the caterer is deleted
  const label = `halvfaerdig-${test.info().project.name}`
  await cater.openStorefront(label)
  const { id } = await cater.addCategory('Frokost')
  await cater.addMenu('Hel menu', { categoryIds: [id] })
  const items = ['Sild', 'Laks'].map((name) => ({ type: 'include', name, maxAmount: 1 }))
  const trio = { type: 'group', name: 'Vælg 3', minAmount: 3, maxAmount: 3, children: items }
  await cater.addMenu('Halv menu', { categoryIds: [id], children: [trio] })
  await page.goto(storefront(label))
  await expect(page.getByRole('article', { name: 'Hel menu' })).toBeVisible()
  await expect(page.getByText('Halv menu')).toHaveCount(0)
  expect(await page.content()).not.toContain('"name":"Halv menu","offers"')
  await expect(categories(page)).toHaveText(/1$/)

  const menus = await cater.call<{ name: string; children: { id: string }[] }[]>('GET', '/products/menus')
  const parent = menus.find(({ name }) => name === 'Halv menu')?.children[0]?.id
  await cater.call('POST', `/products/menus/${parent}/child`, { type: 'include', name: 'Æg', maxAmount: 1 })
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('article', { name: 'Halv menu' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(categories(page)).toHaveText(/2$/)
  await cater.remove()
})

test('BAS-3 BAS-4 BAS-5 the basket survives a reload, belongs to one caterer, and restores a removed line', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  await expect(page).toHaveURL(storefront('smagen'))
  const basket = page.getByRole('complementary', { name: 'Kurv' })
  await expect(basket).toContainText('Frokostplatte')
  await page.reload()
  await expect(basket).toContainText('Frokostplatte')
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('basket:55')
  await basket.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket).toContainText('Din kurv er tom.')
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(basket).toContainText('Frokostplatte')
  await page.goto(storefront('grillen'))
  await expect(basket).toContainText('Din kurv er tom.')
})
