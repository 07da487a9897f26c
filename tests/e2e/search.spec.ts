import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Søg efter/ })
const results = (page: Page) => page.getByRole('listbox', { name: 'Resultater' })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('DAY-3 a menu and a page of the office are found by their names, and opened by touch', async ({ page }) => {
    await signIn(page, 'smagen', 'smagen@demo.dk')
    await page.goto(storefront('smagen', '/admin'))
    await page.getByRole('button', { name: 'Søg', exact: true }).tap()
    await expect(field(page)).toBeFocused()
    await expect(results(page).getByRole('option', { name: 'Brugere' })).toBeVisible()
    await field(page).fill('frokostpl')
    const menus = results(page).getByRole('group', { name: 'Menuer' }).getByRole('option')
    await expect(menus).toHaveText(['Frokostplatte'])
    await expectAccessible(page, 'office search, found, phone')
    await menus.tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Frokostplatte' })).toBeVisible()
    await expect(page).toHaveURL(/\/menus\//)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
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
  await expect(results(page).getByRole('option', { name: 'Brugere' })).toBeVisible()
  await expectAccessible(page, 'office search')
  await field(page).fill('findes slet ikke')
  await expect(page.getByText('Ingen resultater for "findes slet ikke".')).toBeVisible()
  // As she may read it out
  await field(page).fill('31 41 5926')
  const customer = results(page).getByRole('group', { name: 'Kunder' }).getByRole('option')
  await expect(customer.filter({ hasText: 'koe@example.dk' })).toHaveCount(1)
  const orders = results(page).getByRole('group', { name: 'Ordrer' }).getByRole('option')
  await expect(orders).toHaveCount(2)
  await expect(orders.first()).toContainText('Karen Kunde')
  await expectAccessible(page, 'office search, found')
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
