import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

interface WireMenu {
  name: string
  price: number
  children: WireMenu[]
}

test('DAY-7 the items of a group are typed one after the other, and their names and prices edited in their rows @phone', async ({
  page,
}) => {
  const cater = await createCater('Rækkeprøven')
  const children = [{ type: 'group', name: 'Vælg fisk', minAmount: 1, children: [{ type: 'include', name: 'Sild' }] }]
  const menu = await cater.addMenu('Platte', { children })
  const items = async () => {
    const { children: groups } = await cater.call<WireMenu>('GET', `/products/menus/${menu.id}`)
    return groups[0]?.children.map(({ name, price }) => [name, price])
  }
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${menu.id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const field = page.getByRole('textbox', { name: 'Nyt valg i Vælg fisk' })
  await field.click()
  for (const name of ['Laks', 'Rejer']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Navn: Rejer' })).toBeVisible()
  await expect.poll(items).toEqual([
    ['Sild', 0],
    ['Laks', 0],
    ['Rejer', 0],
  ])

  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.getByRole('textbox', { name: 'Navn: Sild' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Skal udfyldes' })).toBeVisible()
  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.keyboard.type('Kryddersild')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pris for Kryddersild' }).click()
  await page.keyboard.type('12,50')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await items())?.[0]).toEqual(['Kryddersild', 12.5])
  await expect(page.getByRole('button', { name: 'Pris for Kryddersild' })).toHaveText('12,50 DKK')
  expect(await findViolations(page)).toEqual([])
})
