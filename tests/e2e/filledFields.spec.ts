import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Writes into a field as a password manager does, without an event. */
const fillSilently = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  }, value)

test('VIS-17 what a password manager filled in without events counts at login and in the order form', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const filled = [
    ['Fornavn', 'Birgit'],
    ['Efternavn', 'Birk'],
    ['Email', 'birgit@example.dk'],
    ['Telefon', '20304052'],
    ['Adresse', 'Jægergårdsgade 51'],
    ['Postnummer', '8000'],
    ['By', 'Aarhus C'],
  ] as const
  await expect(page.getByLabel('Fornavn')).toBeEnabled()
  for (const [label, text] of filled) await fillSilently(page, label, text)
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByText('Vælg leveringsdato')).toBeVisible()
  for (const [label, text] of filled) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription('')
  }

  await page.goto(storefront('smagen', '/login'))
  await waitForHydration(page)
  await fillSilently(page, 'Email', 'kunde@demo.dk')
  await fillSilently(page, 'Adgangskode', 'demo-1234')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log ud' })).toBeVisible()
})
