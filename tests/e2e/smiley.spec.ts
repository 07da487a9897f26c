import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater } from './ownCater.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const REPORT = 'https://www.findsmiley.dk/da-DK/Searching/DetailsView.htm?virk=1'

test('LAW-1 an owner says where the inspection report is, and the storefront leads there @phone', async ({ page }) => {
  const kitchen = await openKitchen('smiley')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/opdater/${kitchen.cater.number}`))
  const address = page.getByLabel('Link til kontrolrapport (smiley)')
  await expect(page.getByLabel('Har endnu ingen kontrolrapport')).toBeChecked()
  await address.fill('https://example.dk/smiley')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(address).toHaveAccessibleDescription(/Skriv en adresse på findsmiley\.dk/)
  await address.fill(REPORT)
  await page.getByLabel('Har endnu ingen kontrolrapport').uncheck()
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])

  await page.goto(kitchen.address('/'))
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /se vores smiley/ })).toHaveAttribute(
    'href',
    REPORT,
  )
  await expect(page.getByRole('region', { name: 'Detaljer' }).getByText('Kontrolrapport')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('LAW-1 a caterer that says neither is not opened @phone', async ({ page }) => {
  const name = `Uden smiley ${crypto.randomUUID().slice(0, 6)}`
  const cater = await createCater(name, { active: false, noInspectionYet: false })
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters'))
  await page.getByRole('searchbox', { name: 'Søg', exact: true }).fill(name)
  const active = page.getByRole('switch', { name: `Aktiv: ${name}` })
  await active.click()
  await expect(page.getByText('Angiv smiley eller sæt kryds ved, at der endnu ikke er en kontrolrapport')).toBeVisible()
  await expect(active).not.toBeChecked()
  await cater.remove()
})
