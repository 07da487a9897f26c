import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater } from './ownCater.ts'
import { openKitchen } from './ownKitchen.ts'
import { createUser } from './ownUser.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Søg efter/ })
const results = (page: Page) => page.getByRole('listbox', { name: 'Resultater' })

test('DAY-3 a menu and a page of the office are found by their names, and opened by touch @phone', async ({ page }) => {
  const cater = await createCater('Søgekøkkenet')
  const { id } = await cater.addMenu('Ærtesuppe med sennep')
  const { email, password } = await createUser('Stine', cater.number)
  await signIn(page, 'smagen', email, password)
  await page.goto(storefront('smagen', '/admin'))
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await expect(results(page).getByRole('option', { name: 'Brugere' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await field(page).fill('ærtesup')
  await expect(results(page).getByRole('group', { name: 'Menuer' }).getByRole('option')).toHaveText([
    'Ærtesuppe med sennep',
  ])
  expect(await findViolations(page)).toEqual([])
  await results(page).getByRole('option', { name: 'Ærtesuppe med sennep' }).click()
  await expect(page).toHaveURL(new RegExp(`/menus/${id}`))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await field(page).fill('findes slet ikke')
  await expect(page.getByText('Ingen resultater for “findes slet ikke”.')).toBeVisible()
})

test("DAY-3 a caller's order is found by phone with the keyboard alone, and Esc leaves everything as it was", async ({
  page,
}) => {
  const kitchen = await openKitchen('soegning')
  for (const days of [10, 11]) await kitchen.order('Karen', days, { phone: '31415926' })
  await kitchen.order('Sven', 12)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre'))
  // keys work from here on
  await expect(page.getByText('Forbundet')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  // As she may read it out
  await field(page).fill('31 41 5926')
  const customer = results(page).getByRole('group', { name: 'Kunder' }).getByRole('option')
  await expect(customer.filter({ hasText: 'koe@example.dk' })).toHaveCount(1)
  const orders = results(page).getByRole('group', { name: 'Ordrer' }).getByRole('option')
  await expect(orders).toHaveCount(2)
  await expect(orders.first()).toContainText('Karen Kunde')
  const second = await orders.nth(1).innerText()
  await page.keyboard.press('ArrowDown')
  await expect(orders.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.slice(0, 6))
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.slice(0, 6))
})

test("DAY-3 a caterer finds nothing of another's, and the kitchen has no search", async ({ page }) => {
  const cater = await createCater('Nabokøkkenet')
  const { email, password } = await createUser('Nanna', cater.number)
  await signIn(page, 'smagen', email, password)
  await page.goto(storefront('smagen', '/admin'))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('20304050')
  await expect(page.getByText('Ingen resultater for “20304050”.')).toBeVisible()

  await signIn(page, 'smagen', 'koekken@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre/produktion'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Søg', exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
