import { expect, type Page, test } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'
import { demoToken } from './signIn.ts'

const order = (page: Page) => page.getByRole('button', { name: 'Bestil med betalingspligt' })
const dateField = (page: Page) => page.getByRole('textbox', { name: 'Dato' })
const overview = (page: Page) => page.getByRole('complementary', { name: 'Oversigt' })

async function toOrderForm(page: Page) {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(order(page)).toBeEnabled()
}

async function chooseDate(page: Page, date: string) {
  await dateField(page).fill(date.split('-').reverse().join('-'))
  await dateField(page).press('Tab')
}

/** Fills in the form as a guest with pickup. */
async function fillIn(page: Page, email: string, date: string) {
  for (const [label, text] of Object.entries({
    Fornavn: 'Ruth',
    Efternavn: 'Regel',
    Telefon: '20304053',
    Email: email,
  }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Afhentning').check()
  await chooseDate(page, date)
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
}

const plainDate = async () => (await frokostplatteBody(v2(), 'ingen@example.dk')).time.date

/** The first day of Smagen's offer of -10 %. */
async function offeredDate(): Promise<string> {
  const { pricePeriods } = (await (await fetch(`${v2()}/api/v2/caters-public/55`)).json()) as {
    pricePeriods: { type: number; from: string }[]
  }
  return pricePeriods.find(({ type }) => type === 3)?.from ?? 'no offer'
}

/** The newest order of an email, as its caterer reads it from the service. */
async function orderOf(email: string) {
  const authorization = `Bearer ${await demoToken('smagen@demo.dk')}`
  const found = await fetch(`${v2()}/api/v2/cater/orders?limit=50`, { headers: { authorization } })
  const orders = (await found.json()) as { id: string; User: { email: string } }[]
  const { id = '' } = orders.find(({ User }) => User.email === email) ?? {}
  return (await fetch(`${v2()}/api/v2/cater/orders/${id}`, { headers: { authorization } })).json()
}

test('ANM-18 typed text survives a reload, and is gone once the order is placed @phone', async ({ page }) => {
  await toOrderForm(page)
  await fillIn(page, 'ruth.gemt@example.dk', await plainDate())
  await page.getByLabel('Kommentar').fill('Ring på nr. 4')
  await page.getByLabel('Tidspunkt').selectOption('12:15')
  const typedDate = await dateField(page).inputValue()
  await page.reload()
  await expect(order(page)).toBeEnabled()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ruth')
  await expect(page.getByLabel('Email')).toHaveValue('ruth.gemt@example.dk')
  await expect(page.getByLabel('Afhentning')).toBeChecked()
  await expect(page.getByLabel('Kommentar')).toHaveValue('Ring på nr. 4')
  await expect(page.getByLabel('Tidspunkt')).toHaveValue('12:15')
  await expect(dateField(page)).toHaveValue(typedDate)
  await order(page).click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('order-form:55'))).toBeNull()
})

test('PRI-1 PRI-2 PRI-5 ANM-13 the price period of the date is a separate line, and the shown total is ordered @phone', async ({
  page,
}) => {
  await toOrderForm(page)
  await chooseDate(page, await plainDate())
  await expect(overview(page)).not.toContainText(/Rabat|Pristillæg/)
  await expect(overview(page)).toContainText('kr. 1.440,00')
  const date = await offeredDate()
  await fillIn(page, 'ruth.rabat@example.dk', date)
  // 12,90 for each of ten covers, but not for the service
  await expect(overview(page)).toContainText('Rabat')
  await expect(overview(page)).toContainText('−kr. 129,00')
  await expect(overview(page)).toContainText('kr. 1.311,00')
  await order(page).click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()

  const placed = await orderOf('ruth.rabat@example.dk')
  expect(placed).toMatchObject({
    price: 1311,
    orderer: 'Ruth Regel',
    User: { email: 'ruth.rabat@example.dk', phoneNumber: '20304053' },
    delieveryDate: expect.stringContaining(date),
    time: '18:00',
    activePeriodPrice: { type: 3, percentage: -10, amount: -129 },
  })
  expect(placed.address ?? null).toBeNull()
})

test('ANM-19 VIS-8 fewer covers than the caterer requires are reported with what is missing, and not sent @phone', async ({
  page,
}) => {
  const cater = await createCater('Store Gryder', { minEnvelopes: 3 })
  const label = `storegryder-${test.info().project.name}`
  await cater.openStorefront(label)
  const { id } = await cater.addCategory('Gryder')
  await cater.addMenu('Gryderet', { categoryIds: [id] })
  await page.goto(storefront(label))
  const menu = card(page, 'Gryderet')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await expect(page.getByText('Leverandøren kræver mindst 3 kuverter.')).toBeVisible()
  await fillIn(page, 'ruth.faa@example.dk', await plainDate())
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/graphql') && sent.push(request.url()))
  await order(page).click()
  await expect(page.locator('output:focus')).toContainText('Leverandøren kræver mindst 3 kuverter.')
  await expect(page.getByText('Bestillingen er ikke sendt.')).toBeInViewport()
  await expect(page.getByText('Du mangler 2 kuverter.')).toBeInViewport()
  expect(sent).toEqual([])
  await page.locator('output').getByRole('link', { name: 'Se menuer' }).click()
  await expect(page).toHaveURL(storefront(label))
  await cater.remove()
})

test('PRI-4 a price that changed while the form was open is shown with the old one, and not ordered @phone', async ({
  page,
}) => {
  const cater = await createCater('Nye Priser')
  const label = `nyepriser-${test.info().project.name}`
  await cater.openStorefront(label)
  const category = await cater.addCategory('Frokost')
  const { id } = await cater.addMenu('Platte', { categoryIds: [category.id] })
  await page.goto(storefront(label))
  await card(page, 'Platte').getByRole('button', { name: 'Tilføj', exact: true }).click()
  await card(page, 'Platte').getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await fillIn(page, 'ruth.pris@example.dk', await plainDate())
  await cater.call('PUT', `/products/menus/${id}`, { type: 'menu', name: 'Platte', price: 120 })
  await order(page).click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('Prisen er ændret, siden du valgte.')
  await expect(told).toContainText('kr. 100,00')
  await expect(told).toContainText('kr. 120,00')
  await expect(overview(page)).toContainText('kr. 120,00')
  await expect(page).toHaveURL(/\/anmod$/)
  await cater.remove()
})

test('BAS-1 the stored basket contains each line in full @phone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('basket:55') ?? 'null'))
  expect(stored).toEqual({
    menus: [
      expect.objectContaining({
        tempId: expect.any(String),
        amount: 10,
        price: 12_900,
        originalPrice: 12_900,
        discountFromPrice: 14_900,
        allGroups: expect.any(Array),
        caterId: 55,
        type: 'menu',
        selectedMenuItems: expect.arrayContaining([{ id: expect.any(String), groupId: expect.any(String), amount: 1 }]),
      }),
    ],
    // the required one is added by the order form
    services: [],
  })
})
