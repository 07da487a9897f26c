import { expect } from '@playwright/test'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailedLink } from './mailedLink.ts'
import { test } from './newBrowser.ts'
import { createCater } from './ownCater.ts'

test('CHG-8 from the order’s page the same is ordered again: what is gone is listed, a new price is shown, and a present basket is replaced only after a confirmation', async ({
  newBrowser,
}) => {
  const label = `igen-${crypto.randomUUID().slice(0, 8)}`
  const cater = await createCater(`Køkken ${label}`)
  await cater.openStorefront(label)
  const category = await cater.addCategory('Frokost')
  const [platte, tapas, salat] = await Promise.all(['Platte', 'Tapas', 'Salat'].map((name) => cater.addMenu(name)))
  const email = `${label}@example.dk`
  const body = {
    user: { firstName: 'Anna', lastName: 'Andersen', email, phone: '20304050' },
    delivery: null,
    time: { date: deliveryDate(10), clock: '12:00' },
    menus: [platte, tapas].map((menu) => ({ id: menu?.id, amount: 12, price: 100, items: [] })),
    services: [],
    formattedMenus: [],
    formattedServices: [],
    caterId: cater.number,
    newsletter: false,
    price: 2400,
  }
  const headers = { 'content-type': 'application/json', ...sentFrom(randomAddress()) }
  const placed = await fetch(`${v2()}/api/v2/orders`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(placed.status).toBe(201)
  const link = await mailedLink(email, 'Vi har modtaget')
  await cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [platte?.id, salat?.id] })
  await cater.call('PUT', `/products/menus/${platte?.id}`, { type: 'menu', name: 'Platte', price: 110 })
  await cater.call('DELETE', `/products/menus/${tapas?.id}`)

  const menu = { tempId: 'egen', id: salat?.id, name: 'Salat', type: 'menu', caterId: cater.number, amount: 5 }
  const prices = { price: 10_000, originalPrice: 10_000, discountFromPrice: null }
  const parts = { selectedMenuItems: [], allGroups: [], items: [], extras: [] }
  const salad = { ...menu, ...prices, ...parts }
  const localStorage = [
    { name: `basket:${cater.number}`, value: JSON.stringify({ menus: [salad], services: [] }) },
    { name: 'dato', value: '2027-06-15' },
  ]
  const origins = [{ origin: new URL(storefront(label)).origin, localStorage }]
  const page = await newBrowser({ storageState: { cookies: [], origins } })
  await page.goto(link)
  await page.getByRole('button', { name: 'Bestil igen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bestil igen' })
  const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(line('Tapas')).toContainText('Menuen findes ikke længere. Den kommer ikke med.')
  await expect(line('Platte')).toContainText('kr. 100,00, nu kr. 110,00 pr. kuvert')
  await expect(line('Platte')).toContainText('kr. 1.320,00')
  await expect(dialog).toContainText('Der er allerede 5 kuverter i din kurv.')
  await expectAccessible(page, 'order again, changed menus and a basket')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Bestil igen' }).click()
  await dialog.getByRole('button', { name: 'Læg til i kurven' }).click()
  await expect(page).toHaveURL(/\/anmod$/)
  await expect(page.getByRole('main')).toContainText('5 × Salat')
  await expect(page.getByRole('main')).toContainText('12 × Platte')
  await expect(page.getByRole('main')).toContainText('kr. 1.820,00')
  await page.goto(link)
  await page.getByRole('button', { name: 'Bestil igen' }).click()
  await dialog.getByRole('button', { name: 'Erstat kurven' }).click()
  await expect(page).toHaveURL(/\/anmod$/)
  await expect(page.getByRole('main')).toContainText('12 × Platte')
  await expect(page.getByRole('main')).not.toContainText('Salat')
  await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveValue('')
})
