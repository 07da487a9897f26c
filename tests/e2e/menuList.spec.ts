import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const open = async (page: Page, name: string) => {
  const kitchen = await openKitchen(name)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  return kitchen
}
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Menuer' }).getByRole('row').filter({ hasText: name })

test('DAY-6 a menu is found, priced in its row, and sold out until a day; the storefront says so @phone', async ({
  page,
}) => {
  const kitchen = await open(page, 'menuliste')
  await kitchen.cater.addMenu('Laks', { children: [{ type: 'include', name: 'Rævesauce' }] })
  const category = await kitchen.cater.addCategory('Fest')
  const menus = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: menus.map(({ id }) => id) })
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  // DAY-10: on a phone it is behind the last of the bar
  if ((page.viewportSize()?.width ?? 0) < 720) await page.getByRole('button', { name: 'Mere' }).click()
  await page.getByRole('link', { name: 'Menuer' }).click()
  await expect(page.getByText('Viser 2 af 2')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: /^Pris for Frokost/ }).click()
  await page.getByRole('textbox', { name: 'Pris for Frokost' }).fill('dyrt')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Frokost')).toContainText('Skriv et beløb, fx 129,00')
  await expect(page.getByRole('textbox', { name: 'Pris for Laks' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Pris for Frokost/ }).click()
  await page.getByRole('textbox', { name: 'Pris for Frokost' }).fill('135,50')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Frokost')).toContainText('135,50 DKK')

  await page.getByRole('searchbox', { name: 'Søg i menuer' }).fill('rævesauce')
  await expect(page.getByText('Viser 1 af 2')).toBeVisible()
  await row(page, 'Laks')
    .getByRole('button', { name: /skift tilstand/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Tilstand for Laks' })
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Søndag' }).click()
  await expect(row(page, 'Laks')).toContainText('Udsolgt')
  await page.reload()
  await expect(row(page, 'Laks')).toContainText('Udsolgt')
  await expect(row(page, 'Frokost')).toContainText('135,50 DKK')

  await page.goto(kitchen.address('/'))
  const card = page.getByRole('article', { name: 'Laks' })
  await expect(card).toContainText('Udsolgt')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Frokost' })).toContainText('kr. 135,50')
  expect(await findViolations(page)).toEqual([])
})

test('DAY-6 a price that could not be saved is told, stays as typed, and is saved when tried again', async ({
  page,
}) => {
  const kitchen = await open(page, 'menufejl')
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menuer`))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Pris for Frokost/ }).click()
  await page.getByRole('textbox', { name: 'Pris for Frokost' }).fill('88')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Frokost')).toContainText('Ikke gemt. Prøv igen.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Pris for Frokost, 88' }).click()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Frokost')).toContainText('88,00 DKK')
  await expect(row(page, 'Frokost').getByRole('alert')).toHaveCount(0)
})

test('DAY-6 a draft is seen in the office alone', async ({ page, browser }) => {
  const kitchen = await open(page, 'menukladde')
  const category = await kitchen.cater.addCategory('Fest')
  const [menu] = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [menu?.id] })
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menuer`))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await row(page, 'Frokost')
    .getByRole('button', { name: /skift tilstand/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gør til kladde' }).click()
  await expect(row(page, 'Frokost')).toContainText('Kladde')
  await page
    .getByRole('group', { name: 'Vis' })
    .getByRole('button', { name: /^Kladde/ })
    .click()
  await expect(page.getByText('Viser 1 af 1')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  for (const one of [page, visitor]) {
    await one.goto(storefront(kitchen.host))
    await expect(one.getByText('Ingen menuer i denne kategori.')).toBeVisible()
    await expect(one.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link')).toHaveText(['Fest0'])
  }
})
