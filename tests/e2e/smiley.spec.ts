import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { signIn } from './signIn.ts'

const REPORT = 'https://www.findsmiley.dk/da-DK/Searching/DetailsView.htm?virk=1'

test('LAW-1 an owner says where the inspection report is, and the storefront leads there', async ({ page }) => {
  await signIn(page, 'gront', 'gront@demo.dk')
  await page.goto(storefront('gront', '/admin/caters/opdater/57'))
  const address = page.getByLabel('Link til kontrolrapport (smiley)')
  await expect(page.getByLabel('Har endnu ingen kontrolrapport')).toBeChecked()
  await address.fill('https://example.dk/smiley')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(address).toHaveAccessibleDescription(/Skriv en adresse på findsmiley\.dk/)
  await address.fill(REPORT)
  await page.getByLabel('Har endnu ingen kontrolrapport').uncheck()
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()

  await page.goto(storefront('gront'))
  const link = page.getByRole('contentinfo').getByRole('link', { name: /se vores smiley/ })
  await expect(link).toHaveAttribute('href', REPORT)
  await expect(page.getByRole('region', { name: 'Detaljer' }).getByText('Kontrolrapport')).toBeVisible()
})
