import { expect, type Page, test } from '@playwright/test'
import { acceptOrder } from './acceptOrder.ts'
import { storefront, v2 } from './addresses.ts'
import { deliver } from './deliver.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'
import { signIn } from './signIn.ts'

async function toOrderForm(page: Page) {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
}

const danish = (date: string) => date.split('-').reverse().join('-')

test('ANM-1 ANM-10 ANM-11 the form requires all fields of a guest, with the required service in the total @phone', async ({
  page,
}) => {
  await toOrderForm(page)
  for (const label of ['Fornavn', 'Efternavn', 'Telefon', 'Adresse', 'Postnummer', 'Kommentar'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  for (const label of ['Email', 'By', 'Tidspunkt']) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Levering', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Tidspunkt').getByRole('option')).toHaveCount(96)
  await expect(page.getByText('Kørsel')).toBeVisible()
  await expect(page.getByText('kr. 1.440,00').first()).toBeVisible()
  await page.getByLabel('Tjener').check()
  await expect(page.getByText('kr. 2.390,00').first()).toBeVisible()
  await page.getByLabel('Afhentning').check()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveCount(0)
})

test('ANM-6 the city follows the postal code, and is cleared with it @phone', async ({ page }) => {
  await toOrderForm(page)
  const zip = page.getByLabel('Postnummer')
  await zip.pressSequentially('80a005')
  await expect(zip).toHaveValue('8000')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await zip.fill('')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('')
})

test('ANM-7 ANM-8 the calendar is Danish and names holidays; short notice warns and does not block @phone', async ({
  page,
}) => {
  await toOrderForm(page)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Copenhagen' }).format(new Date())
  const field = page.getByRole('textbox', { name: 'Dato' })
  await field.fill(danish(today))
  await field.press('Tab')
  await expect(field).toHaveValue(
    /^\d{1,2}\. (januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december) \d{4}$/,
  )
  await expect(page.getByText('Vi anbefaler at bestille mindst 2 dage før. Kontakt os, hvis det haster.')).toBeVisible()
  const year = Number(today.slice(0, 4)) + 1
  await field.fill(`24-12-${year}`)
  await field.press('Tab')
  await page.getByRole('button', { name: /kalender/i }).click()
  await expect(page.getByText(`december ${year}`, { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Juledag').first()).toBeVisible()
})

test('ANM-9 a caterer without delivery offers pickup only, and says so @phone', async ({ page }) => {
  await page.goto(storefront('grillen', '/?category=helstegt'))
  const menu = card(page, 'Spareribs')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await expect(page.getByText('Leverandøren tilbyder ikke levering.')).toBeVisible()
  await expect(page.getByLabel('Levering', { exact: true })).toBeDisabled()
  await expect(page.getByLabel('Afhentning')).toBeChecked()
})

test('ANM-2 TAK-1 TAK-2 a signed-in customer gets a filled-in form, and sees the placed order @phone', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'kunde@demo.dk')
  await toOrderForm(page)
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await expect(page.getByLabel('Telefon')).toHaveValue('20304050')
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.getByLabel('Afhentning').check()
  const { time } = await frokostplatteBody(v2(), 'kunde@demo.dk')
  await page.getByRole('textbox', { name: 'Dato' }).fill(danish(time.date))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  await expect(page.getByText(/\b1\d{5}\b/).first()).toBeVisible()
  await expect(page.getByText('kr. 1.440,00').first()).toBeVisible()
  await expect(page.getByText('Smagen har fået den og kigger på den nu.')).toBeVisible()
  // a later visit shows the current status
  await acceptOrder(page.url().split('/').at(-1) ?? '')
  const answer = await page.reload()
  await expect(page.getByText('Smagen har godkendt den. Betaling mangler.')).toBeVisible()
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')

  // the form without an id works on any host, also on one without a caterer
  for (const host of [storefront('smagen'), storefront('www')]) {
    await page.goto(new URL('/tak-for-din-bestilling', host).href)
    await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  }
})

/** Fills in the order form for somebody who fetches the food. */
async function fillIn(page: Page, email: string) {
  await toOrderForm(page)
  await page.getByLabel('Fornavn').fill('Dorte')
  await page.getByLabel('Efternavn').fill('Dobbelt')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Telefon').fill('20304051')
  await page.getByLabel('Afhentning').check()
  const { time } = await frokostplatteBody(v2(), email)
  await page.getByRole('textbox', { name: 'Dato' }).fill(danish(time.date))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
}

async function expectOneOrder(page: Page, email: string) {
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1)
}

test('ANM-12 a double click places one order @phone', async ({ page }, { project }) => {
  const email = `dorte-${project.name}@example.dk`
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).dblclick()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling/)
  await expectOneOrder(page, email)
})

test('SCA-10 whoever orders does not notice that the answer gets lost, and has ordered once', async ({ page }) => {
  const email = 'tabt-svar@example.dk'
  await fillIn(page, email)
  let sent = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('usePlaceOrderMutation')) return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    await deliver(route, 'PlacedOrder')
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling/)
  expect(sent).toBe(2)
  await expect(page.getByRole('link', { name: 'Se din ordre' })).toBeVisible()
  await expectOneOrder(page, email)
})
