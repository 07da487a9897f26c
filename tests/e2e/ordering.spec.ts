import { expect, type Page, test } from '@playwright/test'
import { danishDate } from '../../domain/time/danishTime.ts'
import { formatLongDate } from '../../domain/time/formats.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { acceptOrder } from './acceptOrder.ts'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'
import { openUnhydrated } from './openUnhydrated.ts'
import { waitForHydration } from './waitForHydration.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'

const order = (page: Page) => page.getByRole('button', { name: 'Bestil med betalingspligt' })
const dateField = (page: Page) => page.getByRole('textbox', { name: 'Dato' })
const overview = (page: Page) => page.getByRole('complementary', { name: 'Oversigt' })

async function toOrderForm(page: Page) {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(order(page)).toBeEnabled()
}

async function typeDate(page: Page, text: string) {
  await dateField(page).fill(text)
  await dateField(page).press('Tab')
}

test('ANM-18 what is filled in before the page’s script has come is kept, beside the draft', async ({ page }) => {
  await toOrderForm(page)
  await page.getByLabel('Efternavn').fill('Kunde')
  await page.getByLabel('Postnummer').fill('8000')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  const date = await plainDate()
  const letScriptCome = await openUnhydrated(page, storefront('smagen', '/anmod'))
  await page.getByLabel('Fornavn').fill('Karen')
  await page.getByLabel('Postnummer').fill('2100')
  await dateField(page).fill(date)
  await page.getByLabel('Tidspunkt').selectOption('12:30')
  await page.getByLabel('Kommentar').fill('Ring på')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  letScriptCome()
  await waitForHydration(page)
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('København Ø')
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await expect(page.getByLabel('Efternavn')).toHaveValue('Kunde')
  await expect(dateField(page)).toHaveValue(formatLongDate(date))
  await expect(page.getByLabel('Tidspunkt')).toHaveValue('12:30')
  await expect(page.getByLabel('Kommentar')).toHaveValue('Ring på')
  await expect(page.getByLabel('Jeg accepterer handelsbetingelserne')).toBeChecked()
  await expect(overview(page)).toContainText('kl. 12:30')

  const letItComeAgain = await openUnhydrated(page, storefront('smagen', '/anmod'))
  await page.getByLabel('Afhentning').check()
  letItComeAgain()
  await waitForHydration(page)
  await expect(page.getByLabel('Adresse')).toHaveCount(0)
  await expect(page.getByLabel('Afhentning')).toBeChecked()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')

  // The server's page chooses 'Levering', and asks for an address
  const letItComeLast = await openUnhydrated(page, storefront('smagen', '/anmod'))
  await page.getByLabel('Adresse').fill('Vej 2')
  letItComeLast()
  await waitForHydration(page)
  await expect(page.getByLabel('Levering', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Adresse')).toHaveValue('Vej 2')
})

test('LAW-5 ANM-18 before the menus and the total are shown, neither a press nor Enter orders, and neither does so later', async ({
  page,
}) => {
  let placed = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('usePlaceOrderMutation')) placed += 1
  })
  await toOrderForm(page)
  await page.getByLabel('Afhentning').check()
  const texts = { Fornavn: 'Karen', Efternavn: 'Kunde', Telefon: '20304050', Email: 'karen.tidlig@example.dk' }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await typeDate(page, await plainDate())
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()

  const letScriptCome = await openUnhydrated(page, storefront('smagen', '/anmod'))
  await expect(order(page)).toBeDisabled()
  await order(page).click({ force: true })
  await page.getByLabel('Fornavn').press('Enter')
  // A reload in Firefox leaves the button as it was
  await order(page).evaluate((button: HTMLButtonElement) => {
    button.disabled = false
  })
  await page.getByLabel('Fornavn').press('Enter')
  await order(page).click()
  letScriptCome()
  await waitForHydration(page)
  await expect(order(page)).toBeEnabled()
  await expect(overview(page)).toContainText('10 × Frokostplatte')
  await order(page).click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  expect(placed).toBe(1)
})

const plainDate = async () => (await frokostplatteBody(v2(), 'ingen@example.dk')).time.date

test('ANM-1 ANM-6 ANM-10 ANM-11 BAS-1 VIS-8 the form requires all fields of a guest, and shows what is wrong at each', async ({
  page,
}) => {
  await toOrderForm(page)
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

  for (const label of ['Fornavn', 'Efternavn', 'Telefon', 'Email', 'Adresse', 'Postnummer', 'By', 'Kommentar'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Levering', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Tidspunkt').getByRole('option')).toHaveCount(96)
  // ZON-8, ZON-9: what the delivery costs is a part of the total once it is known
  await expect(page.getByText('Levering fra kr. 150,00')).toBeVisible()
  await expect(overview(page)).toContainText(/I alt, uden levering\s*kr\.\s1\.290,00/)
  await page.getByLabel('Postnummer').fill('8000')
  await expect(overview(page)).toContainText(/Kørsel\s*kr\.\s150,00/)
  await expect(overview(page)).toContainText(/I alt\s*kr\.\s1\.440,00/)
  // SER-4
  await page.getByLabel('Afhentning', { exact: true }).check()
  await expect(overview(page)).toContainText('Ved afhentning koster det kr. 150,00 mindre.')
  await expect(overview(page)).not.toContainText('Kørsel')
  await page.getByLabel('Levering', { exact: true }).check()
  await expect(overview(page)).toContainText('Med levering koster det kr. 150,00 mere.')
  await page.getByLabel('Tjener').check()
  await expect(overview(page)).toContainText('kr. 2.390,00')
  await expectAccessible(page, 'order form')

  const [zip, city] = [page.getByLabel('Postnummer'), page.getByLabel('By', { exact: true })]
  await zip.fill('')
  await zip.pressSequentially('80a005')
  await expect(zip).toHaveValue('8000')
  await expect(city).toHaveValue('Aarhus C')
  await zip.fill('')
  await expect(city).toHaveValue('')
  await zip.fill('1234')
  await expect(zip).toHaveAccessibleDescription('Vi kender ikke postnummeret')
  const comment = page.getByLabel('Kommentar')
  await comment.fill('x'.repeat(4400))
  await expect(comment).toHaveAccessibleDescription('Valgfri')
  await comment.fill('x'.repeat(4990))
  await expect(comment).toHaveAccessibleDescription('Der er 10 tegn tilbage.')
  await comment.fill('x'.repeat(5012))
  await page.getByLabel('Telefon').fill('abc')
  await order(page).click()
  await expect(comment).toHaveAccessibleDescription('Teksten er for lang. 12 tegn for meget.')
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription('Indtast 8 cifre, eller + og landekode')
  await expect(zip).toHaveAccessibleDescription('Vi kender ikke postnummeret')
  await expectAccessible(page, 'order form, errors at fields')
  await page.getByLabel('Telefon').fill('+45 20 30 40 50')
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription('')
  await zip.fill('8000')
  await expect(city).toHaveValue('Aarhus C')
  await expect(zip).toHaveAccessibleDescription('')

  await page.getByLabel('Afhentning').check()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveCount(0)
})

test('ANM-7 ANM-8 PRI-5 VIS-8 a date is typed as people write it; short notice warns, and the calendar names holidays', async ({
  page,
}) => {
  await toOrderForm(page)
  for (const typed of ['25/12/2027', '25. dec 27']) {
    await typeDate(page, typed)
    await expect(dateField(page)).toHaveValue('25. december 2027')
  }
  await dateField(page).fill('25. dec')
  await dateField(page).press('Enter')
  await expect(dateField(page)).toHaveValue(/^25\. december 20\d\d$/)

  const today = danishDate(new Date())
  await typeDate(page, today)
  await expect(page.getByText('Vi anbefaler at bestille mindst 2 dage før. Kontakt os, hvis det haster.')).toBeVisible()

  // A date that has passed changes no price
  const day = new Date(Date.now() - 86_400_000)
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() - 1)
  await typeDate(page, day.toISOString().slice(0, 10))
  await expect(page.getByText('Søndag', { exact: true })).toBeVisible()
  await expect(overview(page)).not.toContainText('Pristillæg')
  await expect(overview(page)).toContainText('kr. 1.290,00')

  const year = Number(today.slice(0, 4)) + 1
  await typeDate(page, `24-12-${year}`)
  await page.getByRole('button', { name: /kalender/i }).click()
  await expect(page.getByText(`december ${year}`, { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Juledag').first()).toBeVisible()
})

test('ANM-2 CHG-8 TAK-1 TAK-2 a signed-in customer gets a filled-in form, sees the placed order, and orders the same again', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'kunde@demo.dk')
  await toOrderForm(page)
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await expect(page.getByLabel('Telefon')).toHaveValue('20304050')
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.getByLabel('Afhentning').check()
  await typeDate(page, await plainDate())
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await order(page).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  await expect(page.getByText(/\b1\d{5}\b/).first()).toBeVisible()
  await expect(page.getByText('kr. 1.290,00').first()).toBeVisible()
  await expect(page.getByText('Smagen har modtaget din bestilling og svarer hurtigst muligt.')).toBeVisible()

  // A later visit shows the current status
  await acceptOrder(page.url().split('/').at(-1) ?? '')
  const answer = await page.reload()
  await expect(page.getByText('Smagen har godkendt bestillingen. Betaling mangler.')).toBeVisible()
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')

  await page.getByRole('button', { name: 'Bestil igen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bestil igen' })
  await expect(dialog.getByRole('listitem')).toContainText('10 × Frokostplatte')
  await expectAccessible(page, 'order again')
  await dialog.getByRole('button', { name: 'Læg i kurven' }).click()
  await expect(page).toHaveURL(/\/anmod$/)
  await expect(page.getByRole('main')).toContainText('10 × Frokostplatte')
  await expect(dateField(page)).toHaveValue('')
})

test('PRI-4 a price that changed while the form was open is shown with the old one, and not ordered', async ({
  page,
}) => {
  const cater = await createCater('Nye Priser')
  const host = `nyepriser-${crypto.randomUUID().slice(0, 8)}`
  await cater.openStorefront(host)
  const category = await cater.addCategory('Frokost')
  const { id } = await cater.addMenu('Platte', { categoryIds: [category.id] })
  await page.goto(storefront(host))
  await card(page, 'Platte').getByRole('button', { name: 'Tilføj', exact: true }).click()
  await card(page, 'Platte').getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  for (const [label, text] of Object.entries({
    Fornavn: 'Ruth',
    Efternavn: 'Regel',
    Telefon: '20304053',
    Email: 'ruth.pris@example.dk',
  }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Afhentning').check()
  await typeDate(page, await plainDate())
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await cater.call('PUT', `/products/menus/${id}`, { type: 'menu', name: 'Platte', price: 120 })
  await order(page).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Prisen er ændret, siden du valgte.')
  await expect(notice).toContainText('kr. 100,00')
  await expect(notice).toContainText('kr. 120,00')
  await expect(overview(page)).toContainText('kr. 120,00')
  await expect(page).toHaveURL(/\/anmod$/)
  await expectAccessible(page, 'order form, price changed')
  await cater.remove()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('VIS-10 the order form says so, with the caterer’s phone', async ({ page }) => {
    await page.goto(storefront('smagen', '/anmod'))
    const notice = page.locator('main noscript')
    // Playwright's own matchers leave the text of noscript out
    expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
      'med JavaScript slået til. Ring ellers til',
    )
    await expect(notice.locator('a')).toBeVisible()
    await expect(notice.locator('a')).toHaveAttribute('href', 'tel:86123456')
    await expect(overview(page)).toBeHidden()
    await expect(page.getByLabel('Fornavn')).toBeHidden()
  })
})
