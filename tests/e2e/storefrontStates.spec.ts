import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

const categories = (page: Page) => page.getByRole('navigation', { name: 'Vælg madtyper' })
const current = (page: Page) => categories(page).locator('[aria-current=true]')

test('STO-3 STO-9 LAB-2 ANM-17 ZON-6 LAW-3 the first category is open, or the one in the address; details and delivery are shown, an empty order form leads on', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await expect(current(page)).toHaveText(/^Smørrebrød/)
  await expect(page.getByRole('heading', { level: 2, name: 'Smørrebrød' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Frit valg' })).toContainText('Fritvalgsmenu')
  await expect(page.getByRole('article', { name: 'Byg selv' })).toContainText('Byg-selv-menu')
  const details = page.getByRole('region', { name: 'Detaljer' })
  for (const term of ['Adresse', 'Telefon', 'Email', 'Mindste antal kuverter', 'Bestil senest', 'Levering'])
    await expect(details.getByText(term, { exact: true })).toBeVisible()
  await expect(details.getByRole('definition').filter({ hasText: /^10$/ })).toBeVisible()
  await expect(details).toContainText('2 dage før')
  await expect(details).toContainText('Levering og afhentning')
  const bar = page.getByRole('region', { name: 'Jeres bestilling' })
  await expect(bar.getByText('Levering fra kr. 150,00')).toBeVisible()
  await expectAccessible(page, 'storefront')
  await bar.getByLabel('Postnummer').fill('8300')
  await expect(bar.getByText('Levering til 8300: kr. 345,00')).toBeVisible()
  await bar.getByLabel('Postnummer').fill('')
  await expect(page).toHaveURL(storefront('smagen'))

  await categories(page).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?category=/)
  await expect(current(page)).not.toHaveText(/^Smørrebrød/)
  const named = (await current(page).textContent()) ?? ''
  await page.reload()
  await expect(current(page)).toHaveText(named)

  await page.getByRole('banner').getByRole('link', { name: 'Kurv' }).click()
  await expect(page.getByRole('heading', { name: 'Din kurv er tom.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toHaveCount(0)
  await expectAccessible(page, 'order form, empty basket')
  await page.getByRole('link', { name: 'Se menuer' }).click()
  await expect(page).toHaveURL(storefront('smagen'))
})

test('STO-9 STO-11 ALG-5 VIS-3 other storefronts: one that delivers nothing, one that has declared no diets, an empty category, no menus yet, and a closed one', async ({
  page,
}) => {
  await page.goto(storefront('grillen'))
  await expect(page.getByRole('region', { name: 'Detaljer' })).toContainText('Kun afhentning')
  await expectNoHorizontalOverflow(page)
  await page.goto(storefront('grillen', '/?kost=VEGAN'))
  const untold = page.getByRole('region', { name: 'Ikke oplyst', exact: true }).getByRole('article')
  await expect(untold.first()).toContainText('Ikke oplyst for al maden.')
  await expect(page.getByRole('region', { name: 'Passer', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Kost og allergener, 1 valgt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ryd' }).click()
  await expect(untold).toHaveCount(0)
  await page.goto(storefront('gront'))
  await categories(page).getByRole('link').filter({ hasText: /\D0$/ }).click()
  await expect(page.getByText('Ingen menuer i denne kategori.')).toBeVisible()
  await expectAccessible(page, 'storefront, empty category')
  await expectNoHorizontalOverflow(page)
  await page.goto(storefront('nyt'))
  await expect(page.getByRole('heading', { level: 1, name: 'Nyt Køkken' })).toBeVisible()
  await expectAccessible(page, 'storefront, no menus')
  await page.goto(storefront('lukket'))
  await expectAccessible(page, 'storefront, closed')
})
