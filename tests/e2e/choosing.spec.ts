import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { card, chooseFrokostplatte, group } from './frokostplatte.ts'

test('CFG-1 CFG-4 CFG-7 CFG-9 VIS-1 VIS-2 VIS-18 the price follows choices, covers and extras within their limits, and what is missing is said where it is', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const menu = card(page, 'Frokostplatte')
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const add = menu.getByRole('button', { name: 'Læg i kurv' })
  // the foot of an open menu stays in view, from the moment that it is opened
  await expect(add).toBeInViewport({ ratio: 1 })
  await kinds.getByRole('checkbox').first().scrollIntoViewIfNeeded()
  await expect(add).toBeInViewport({ ratio: 1 })
  await add.click()
  await expect(page.getByText(/^Du mangler at vælge/)).toHaveText('Du mangler at vælge 3')
  await expect(kinds).toBeFocused()
  await expect(kinds).toContainText('Du mangler at vælge 3')
  await menu.getByRole('button', { name: 'Luk' }).click()

  await chooseFrokostplatte(page)
  await expect(kinds.getByRole('checkbox')).toHaveCount(8)
  await expect(kinds.getByRole('checkbox', { disabled: true })).toHaveCount(5)
  await expect(kinds.getByRole('button')).toHaveCount(0)
  await expect(menu.getByText('2x')).toBeVisible()
  await expect(menu.getByText('kr. 1.290,00', { exact: true })).toBeVisible()
  const covers = menu.getByRole('group', { name: 'Kuverter, Frokostplatte' })
  await expect(covers.getByRole('button', { name: 'Færre' })).toHaveAttribute('aria-disabled', 'true')
  await covers.getByRole('button', { name: 'Færre' }).click({ force: true })
  await expect(covers).toContainText('10')
  await covers.getByRole('button', { name: 'Flere' }).click()
  await expect(menu.getByText('kr. 1.419,00', { exact: true })).toBeVisible()
  // an extra's amount is absolute: 35,00 once, not for each cover
  const dessert = group(page, 'Tilvalg').getByRole('group', { name: 'Dessert' })
  await dessert.getByRole('button', { name: 'Flere' }).click()
  await expect(menu.getByText('kr. 1.454,00', { exact: true })).toBeVisible()
  await covers.getByRole('textbox', { name: 'Antal' }).fill('80')
  await expect(menu).toContainText('80 × ')
  await dessert.getByRole('textbox', { name: 'Antal' }).fill('12')
  await add.click()
  await expect(page.getByRole('dialog')).toContainText('Gå til bestilling')
  await expectAccessible(page, 'storefront, added to the basket')
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await expect(page.getByRole('complementary', { name: 'Oversigt' })).toContainText('12x Dessert')
})

test('CFG-2 CFG-5 CFG-6 in a menu to build, the first part that lacks something is focused; Frit valg is a choice of exactly two', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const built = card(page, 'Byg selv')
  await built.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const addBuilt = built.getByRole('button', { name: 'Læg i kurv' })
  await addBuilt.click()
  const direct = built.getByRole('group', { name: 'Byg din menu' })
  await expect(direct).toBeFocused()
  await expect(direct.getByText('Du mangler at vælge 1')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await direct.getByRole('button', { name: 'Flere' }).first().click()
  await addBuilt.click()
  await expect(built.getByRole('group', { name: 'Vælg 2 slags grønt' })).toBeFocused()
  await expect(built.getByText(/Du mangler at vælge/)).toHaveText('Du mangler at vælge 2')

  const free = card(page, 'Frit valg')
  await free.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await free.getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(free.getByText(/^Du mangler at vælge \d/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const pieces = free.getByRole('group', { name: 'Vælg 2 stykker' })
  const more = pieces.getByRole('button', { name: 'Flere' })
  await more.nth(0).click()
  await more.nth(1).click()
  await expect(pieces).toContainText('2 ud af 2 valgt')
  await expect(more.nth(2)).toHaveAttribute('aria-disabled', 'true')
})
