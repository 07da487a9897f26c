import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { formatLongDate } from '../../domain/time/formats.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { ordersOf } from './ordersOf.ts'

const order = (page: Page) => page.getByRole('button', { name: 'Bestil med betalingspligt' })
const dateField = (page: Page) => page.getByRole('textbox', { name: 'Dato' })
const overview = (page: Page) => page.getByRole('complementary', { name: 'Oversigt' })

async function chooseDate(page: Page, date: string) {
  await dateField(page).fill(date)
  await dateField(page).press('Tab')
}

/** The first day of Smagen's offer of -10 %. */
async function offeredDate(): Promise<string> {
  const { pricePeriods } = (await (await fetch(`${v2()}/api/v2/caters-public/55`)).json()) as {
    pricePeriods: { type: number; from: string }[]
  }
  return pricePeriods.find(({ type }) => type === 3)?.from ?? 'no offer'
}

async function fillIn(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('ANM-12 ANM-13 ANM-18 PRI-1 PRI-2 PRI-5 VIS-6 VIS-9 VIS-12 a guest orders at the total that is shown, once, and sees all of the order', async ({
  page,
}) => {
  const email = `gunnar-${crypto.randomUUID()}@example.dk`
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(order(page)).toBeEnabled()
  await fillIn(page, { Fornavn: 'Gunnar', Efternavn: 'Gæst', Telefon: '20304053', Email: email })
  await page.getByLabel('Afhentning').check()
  await page.getByLabel('Kommentar').fill('Ring på nr. 4')
  await page.getByLabel('Tidspunkt').selectOption('12:15')
  await chooseDate(page, (await frokostplatteBody(v2(), email)).time.date)
  await expect(overview(page)).not.toContainText(/Rabat|Pristillæg/)
  await expect(overview(page)).toContainText('kr. 1.290,00')
  const typedDate = await dateField(page).inputValue()

  await test.step('what was typed survives a reload, by which a menu is gone', async () => {
    await page.evaluate(() => {
      const held = JSON.parse(localStorage.getItem('basket:55') ?? '{}')
      const gone = { ...held.menus[0], tempId: 'gone', id: '00000000-0000-4000-8000-000000000000', name: 'Udgået fad' }
      localStorage.setItem('basket:55', JSON.stringify({ ...held, menus: [...held.menus, gone] }))
    })
    await page.reload()
    await expect(order(page)).toBeEnabled()
    await expect(page.getByLabel('Fornavn')).toHaveValue('Gunnar')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Afhentning')).toBeChecked()
    await expect(page.getByLabel('Kommentar')).toHaveValue('Ring på nr. 4')
    await expect(page.getByLabel('Tidspunkt')).toHaveValue('12:15')
    await expect(dateField(page)).toHaveValue(typedDate)
  })

  await test.step('the gone menu costs nothing in the form as in the basket, and is removed', async () => {
    await expect(overview(page)).toContainText('Menuen findes ikke længere.')
    await expect(overview(page)).toContainText('I altkr. 1.290,00')
    await overview(page).getByRole('link', { name: 'Rediger kurv' }).click()
    await expect(page).toHaveURL(storefront('smagen'))
    const total = page.getByRole('definition').filter({ hasText: 'kr. 1.290,00' })
    await expect(total.filter({ visible: true }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/anmod$/)
    const gone = overview(page).getByRole('listitem').filter({ hasText: 'Udgået fad' })
    await gone.getByRole('button', { name: 'Fjern' }).click()
    await expect(overview(page).getByRole('listitem')).toHaveCount(1)
    await expect(overview(page).getByRole('list')).toBeFocused()
    await expect(page.getByText('Menuen findes ikke længere.')).toHaveCount(0)
  })

  const date = await offeredDate()
  await page.getByLabel('Levering', { exact: true }).check()
  await fillIn(page, { Adresse: 'Ågade 1', Postnummer: '8000' })
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await chooseDate(page, date)
  // 12,90 for each of ten covers, but not for the service
  await expect(overview(page)).toContainText('Rabat')
  await expect(overview(page)).toContainText('−kr. 129,00')
  await expect(overview(page)).toContainText('kr. 1.311,00')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await order(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('order-form:55'))).toBeNull()

  const placed = page.getByRole('complementary', { name: 'Din bestilling' })
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(placed).toContainText(/Ordre 1\d{5}/)
    await expect(placed).toContainText('10 × Frokostplatte')
    await expect(placed).toContainText('Kørsel')
    await expect(placed).toContainText('I alt')
    await expect(placed).toContainText(`den ${formatLongDate(date)} kl.`)
    await expect(placed).toContainText('Ågade 1, 8000 Aarhus C')
    await expect(placed).toContainText('Ring på nr. 4')
    await expect(page.getByText('Smagen svarer')).toBeVisible()
  }
  await expectAccessible(page, 'placed order')
  expect(await ordersOf(email)).toEqual([
    expect.objectContaining({
      price: 1311,
      orderer: 'Gunnar Gæst',
      User: expect.objectContaining({ email, phoneNumber: '20304053' }),
      delieveryDate: expect.stringContaining(date),
      time: '12:15',
      activePeriodPrice: expect.objectContaining({ type: 3, percentage: -10, amount: -129 }),
    }),
  ])

  await page.emulateMedia({ media: 'print' })
  await expect(placed).toContainText('10 × Frokostplatte')
  await expect(page.getByText('Ågade 1, 8000 Aarhus C').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Føj til kalender' })).toBeHidden()
  await page.emulateMedia({ media: null })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Føj til kalender' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ordre-1\d{5}\.ics$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Levering fra Smagen')
  await page.getByRole('link', { name: 'Se din ordre' }).click()
  await expect(page).toHaveURL(/\/ordre\/[\w-]{22}$/)
  await expect(page.getByRole('region', { name: 'Historik' })).toContainText('Bestillingen blev modtaget')
  await expect(page.getByRole('link', { name: 'Føj til kalender' })).toHaveAttribute(
    'href',
    /^\/ordre\/[\w-]{22}\/kalender\.ics$/,
  )
  await expect(placed).toContainText('Ring på nr. 4')
})
