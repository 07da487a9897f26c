import { expect, type Page, test } from '@playwright/test'
import { startStack } from '../../scripts/stack.mjs'
import { type Fault, startFaultProxy } from '../faults/faultProxy.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { bare, storefront, v2 } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'

test('ERR-1 LOG-1 HOST-2 HOST-3 ORD-1 each refused entry explains its own reason @phone', async ({ page }) => {
  await page.goto(storefront('smagen', '/login'))
  await page.getByLabel('Email').fill('smagen@demo.dk')
  await page.getByLabel('Adgangskode').fill('forkert kode')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByText('Brugernavn eller kodeord er forkert')).toBeVisible()

  await page.goto(storefront('findesikke'))
  await expect(page).toHaveURL(bare())
  await page.goto(storefront('lukket'))
  await expect(page.getByText('Kunne ikke finde siden')).toBeVisible()

  const { id } = await placeOrder('fejlkatalog@example.dk')
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByText('Denne side er fobeholdt cateringprofiler')).toBeVisible()
})

test('ERR-1 ANM-3 ANM-4 ANM-5 ANM-15 the order form shows each error at its field, also those of the service @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  await order.click()
  await expect(page.getByText('Skal udfyldes')).toHaveCount(4)
  for (const text of [
    'Indtast leveringsaddresse',
    'Indtast postnummer',
    'Indtast by hvor der skal leveres til',
    'Vælg leveringsdato',
    'Venligst læs og accepter vores handelsbetingelser',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()

  await page.getByLabel('Afhentning').check()
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(`24-12-${new Date().getFullYear() + 1}`)
  await date.press('Tab')
  for (const [label, text] of Object.entries({ Fornavn: 'Karen', Efternavn: 'Kunde', Telefon: '20304050' }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('karen@')
  await order.click()
  await expect(page.getByText('Indtast en gyldig email')).toBeVisible()
  // the email of an account with a password
  await email.fill('kunde@demo.dk')
  await order.click()
  await expect(page.getByText('Email findes allerede')).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
})

test('ERR-1 MEN-5 MEN-6 KAT-5 SER-3 a failed catalogue action stays on its page, and leads on only once it succeeds', async ({
  page,
}) => {
  test.slow()
  const cater = await createCater('Fejlprøven')
  const [menu, category] = [await cater.addMenu('Platte'), await cater.addCategory('Frokost')]
  const values = { name: 'Tjener', description: 'En aften', required: false, price: 950 }
  const service = await cater.call<{ id: string }>('POST', '/services', values)
  const proxy = await startFaultProxy(v2())
  const port = await ownPort()
  const environment = { PORT: String(port), V2_URL: proxy.url, LOG_LEVEL: 'fatal' }
  const faulty = await startStack({ environment })
  const dialog = page.getByRole('dialog').last()
  const open = async (path: string) => {
    await page.goto(`http://smagen.localhost:${port}/admin/caters/${cater.number}${path}`)
    await expect(page.getByRole('button', { name: 'Slet', exact: true })).toBeEnabled()
  }
  const remove = async (from: Page | typeof dialog = page) => {
    await from.getByRole('button', { name: 'Slet', exact: true }).click()
    await dialog.getByRole('button', { name: 'Ja, slet' }).click()
  }
  /** Deletes the item of the page: the first attempt fails, the second succeeds. */
  const removeTwice = async (fault: Fault, part: string, then: string) => {
    const before = page.url()
    proxy.fail((address) => (address.includes(part) ? fault : undefined))
    await remove()
    await expect(dialog.getByText('Noget gik galt.')).toBeVisible()
    expect(page.url()).toBe(before)
    proxy.fail(undefined)
    await dialog.getByRole('button', { name: 'Ja, slet' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/caters/${cater.number}${then}$`))
  }
  try {
    await signIn(page, 'smagen', 'admin@demo.dk')
    await open(`/menus/${menu.id}`)
    await page.getByRole('button', { name: 'Tilvalg', exact: true }).click()
    await dialog.getByLabel('Navn', { exact: true }).fill('Ost')
    await dialog.getByLabel('Pris', { exact: true }).fill('28')
    proxy.fail((address) => (address.includes('/child') ? 'status 500' : undefined))
    await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel('Navn', { exact: true })).toHaveValue('Ost')
    proxy.fail(undefined)
    await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: 'Ost' })
    await row.getByRole('button', { name: 'Rediger' }).click()
    proxy.fail((address) => (address.includes('/child') ? 'reset' : undefined))
    await remove(dialog)
    await expect(dialog.getByText('Noget gik galt.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuller' }).click()
    await expect(dialog.getByLabel('Navn', { exact: true })).toHaveValue('Ost')
    await dialog.getByRole('button', { name: 'Luk' }).click()

    // a response without success and deletedRows counts as a failure
    await removeTwice('wrong type', `/products/menus/${menu.id}`, '/menuer')
    await open(`/kategori/${category.id}`)
    await removeTwice('status 500', `/categories/${category.id}`, '')
    await open(`/service/${service.id}`)
    await removeTwice('status 500', '/caters/services', '')
  } finally {
    await faulty.stop()
    await proxy.stop()
  }
})
