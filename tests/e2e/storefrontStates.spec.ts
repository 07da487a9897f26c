import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { findViolations } from './violations.ts'

const current = (page: Page) => page.getByRole('navigation', { name: 'Vælg madtyper' }).locator('[aria-current=true]')

test('STO-3 LAB-2 the first category is open, or the one in the address; menus are labelled by their kind', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await expect(current(page)).toHaveText(/^Smørrebrød/)
  await expect(page.getByRole('heading', { level: 2, name: 'Smørrebrød' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Frit valg' })).toContainText('Fritvalgsmenu')
  await expect(page.getByRole('article', { name: 'Byg selv' })).toContainText('Byg-selv-menu')
  await page.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?category=/)
  await expect(current(page)).not.toHaveText(/^Smørrebrød/)
  const named = (await current(page).textContent()) ?? ''
  await page.reload()
  await expect(current(page)).toHaveText(named)
})

test('STO-9 the details card shows address, contact and order requirements @phone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  const details = page.getByRole('region', { name: 'Detaljer' })
  for (const term of ['Adresse', 'Telefon', 'Email', 'Mindste antal kuverter', 'Bestil senest', 'Levering'])
    await expect(details.getByText(term, { exact: true })).toBeVisible()
  await expect(details.getByRole('definition').filter({ hasText: /^10$/ })).toBeVisible()
  await expect(details).toContainText('2 dage før')
  await expect(details).toContainText('Levering og afhentning')
  await page.goto(storefront('grillen'))
  await expect(page.getByRole('region', { name: 'Detaljer' })).toContainText('Kun afhentning')
})

test('STO-11 ANM-17 empty pages say so, and lead on', async ({ page }) => {
  await page.goto(storefront('nyt'))
  await expect(page.getByRole('heading', { level: 1, name: 'Nyt Køkken' })).toBeVisible()
  await page.goto(storefront('gront'))
  const categories = page.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link')
  await categories.filter({ hasText: /\D0$/ }).click()
  await expect(page.getByText('Ingen menuer i denne kategori.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(storefront('smagen', '/anmod'))
  await expect(page.getByRole('heading', { name: 'Din kurv er tom.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Se menuer' }).click()
  await expect(page).toHaveURL(storefront('smagen'))
})

test('ANM-16 an order that fails on the network preserves form and basket, and is sent on retry @phone', async ({
  page,
  context,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  const inTwentyDays = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  for (const [label, text] of [
    ['Fornavn', 'Nils'],
    ['Efternavn', 'Netløs'],
    ['Email', 'nils.netloes@example.dk'],
    ['Telefon', '20304050'],
    ['Adresse', 'Ågade 1'],
    ['Postnummer', '8000'],
    ['Dato', inTwentyDays.split('-').reverse().join('-')],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await context.setOffline(true)
  await order.click()
  await expect(
    page.getByText('Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Nils')
  await context.setOffline(false)
  await order.click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basket:55'))).toBeNull()
})
