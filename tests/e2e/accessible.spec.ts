import { expect, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { card, chooseFrokostplatte } from './frokostplatte.ts'
import { findViolations } from './violations.ts'

test('axe finds no violations on the storefront: closed, with an open menu, after adding, and in the order form @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  expect(await findViolations(page)).toEqual([])
  await chooseFrokostplatte(page)
  expect(await findViolations(page)).toEqual([])
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByText('Vælg leveringsdato')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('axe finds no violations on the front page, the login and the not-found page @phone', async ({ page }) => {
  for (const address of [
    bare(),
    storefront('smagen', '/login'),
    storefront('lukket'),
    storefront('nyt'),
    bare('/findes-ikke'),
  ]) {
    await page.goto(address)
    expect(await findViolations(page), address).toEqual([])
  }
})
