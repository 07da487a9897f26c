import { expect, type Page } from '@playwright/test'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailedLink } from './mailedLink.ts'
import { test } from './newBrowser.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'

let kitchen: OwnKitchen
test.beforeAll(async () => {
  kitchen = await openKitchen('tilbud')
})

/** Says to whom a new offer is, and opens its draft. */
async function createDraft(page: Page, email: string, date = deliveryDate(20)): Promise<void> {
  // DAY-17: Enter takes the date, and makes no draft
  await page.getByRole('textbox', { name: 'Dato' }).fill(formatDate(date))
  await page.getByRole('textbox', { name: 'Dato' }).press('Enter')
  await page.getByLabel('Navn').fill('Birgit Kunde')
  await expect(page.getByText(/felt(er)? skal rettes/)).toHaveCount(0)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Telefon').fill('20304050')
  await page.getByRole('button', { name: 'Opret kladde' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tilbud \d+$/ })).toBeVisible()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send tilbud' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send tilbuddet?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Ja, send tilbud' }).click()
  await expect(page.getByText('Kunden kan godkende eller afvise.')).toBeVisible()
}

test('SHA-3 a caterer writes and sends an offer; its customer approves and orders it at its price', async ({
  newBrowser,
  page: caterer,
}) => {
  const email = `tilbud-${crypto.randomUUID()}@example.dk`
  await signIn(caterer, kitchen.host, kitchen.signe.email, kitchen.signe.password)
  await caterer.goto(kitchen.address('/admin/tilbud'))
  await expect(caterer.getByRole('heading', { name: 'Ingen tilbud endnu' })).toBeVisible()
  await expectAccessible(caterer, 'offer list, empty')
  await caterer.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(caterer.getByLabel('Navn')).toBeEnabled()
  await expectAccessible(caterer, 'new offer')
  await createDraft(caterer, email)

  await caterer.getByLabel('Overskrift').fill('Sommerfest')
  await caterer.getByLabel('Besked').fill('Vi glæder os til at lave maden.')
  await caterer.getByRole('button', { name: 'Menu', exact: true }).click()
  const choosing = caterer.getByRole('dialog', { name: 'Tilføj menu' })
  await choosing.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await caterer.getByLabel('Kuverter, Frokost').fill('20')
  await caterer.getByRole('button', { name: 'Rabat' }).click()
  await caterer.getByLabel('Beløb').fill('100')
  await expect(caterer.getByRole('complementary', { name: 'Tilbuddet' })).toContainText('I alt kr. 1.900,00')
  await expectAccessible(caterer, 'offer draft')
  await caterer.getByRole('button', { name: 'Gem kladde' }).click()
  await expect(caterer.getByText(/^Gemt kl\./)).toBeVisible()
  await send(caterer)
  await expectAccessible(caterer, 'sent offer')
  const wide = caterer.viewportSize() ?? { width: 1440, height: 900 }
  await caterer.setViewportSize(PHONE.viewport)
  await expectAccessible(caterer, 'sent offer, phone')
  await caterer.setViewportSize(wide)

  const link = await mailedLink(email, 'Tilbud 1 fra Køkken')
  const customer = await newBrowser(PHONE)
  const answer = await customer.goto(link)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(customer.getByRole('heading', { level: 1, name: 'Sommerfest' })).toBeVisible()
  await expect(customer.getByText('Vi glæder os til at lave maden.')).toBeVisible()
  const offered = customer.getByRole('complementary', { name: 'Tilbuddet' })
  await expect(offered).toContainText('20 × Frokost')
  await expect(offered).toContainText('kr. 1.900,00')
  await expect(customer.getByRole('button', { name: 'Bestil med betalingspligt' })).toHaveCount(0)
  await expectAccessible(customer, 'offer page')
  await customer.getByRole('button', { name: 'Godkend tilbud' }).click()
  await expect(customer.getByRole('heading', { name: 'Du har godkendt tilbuddet' })).toBeFocused()
  await expect(customer.getByText('så der er ingen fortrydelsesret')).toBeVisible()
  await expectAccessible(customer, 'offer page, approved')
  await customer.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(customer).toHaveURL(/\/ordre\/[\w-]{22}$/)
  await expect(customer.getByRole('complementary', { name: 'Din bestilling' })).toContainText('kr. 1.900,00')

  await customer.goto(link)
  await expect(customer.getByRole('heading', { name: 'Tilbuddet er bestilt' })).toBeVisible()
  await customer.getByRole('button', { name: 'Se ordren' }).click()
  await expect(customer).toHaveURL(/\/ordre\/[\w-]{22}$/)

  await caterer.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name: 'Tilbud' }).click()
  await expect(caterer.getByRole('row').filter({ hasText: 'Birgit Kunde' })).toContainText('Bestilt')
  await expectAccessible(caterer, 'offer list')
  await caterer.getByRole('link', { name: 'Tilbud 1: Sommerfest' }).click()
  await caterer.emulateMedia({ media: 'print' })
  await expect(caterer.getByRole('row').filter({ hasText: 'I alt' })).toContainText('kr. 1.900,00')
  await caterer.emulateMedia({ media: null })
  await caterer.getByRole('link', { name: /^Åbn ordre \d+/ }).click()
  await expect(caterer.getByRole('region', { name: 'Indhold' })).toContainText('kr. 1.900,00')
  await expect(caterer.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
})

test('SHA-3 an offer from an order is declined; its next version takes its place, and a full day is reported', async ({
  newBrowser,
  page: caterer,
}) => {
  const email = `version-${crypto.randomUUID()}@example.dk`
  const order = await kitchen.order('Birgit', 10, { email })
  await signIn(caterer, kitchen.host, kitchen.signe.email, kitchen.signe.password)
  await caterer.goto(kitchen.address(`/admin/ordre/${order.id}`))
  await caterer.getByRole('link', { name: 'Lav tilbud' }).click()
  await expect(caterer.getByText(`Med indhold og priser fra ordre ${order.reference}.`)).toBeVisible()
  await expect(caterer.getByLabel('Navn')).toHaveValue('Birgit Kunde')
  await caterer.getByRole('button', { name: 'Opret kladde' }).click()
  await expect(caterer.getByLabel('Kuverter, Frokost')).toHaveValue('10')
  await send(caterer)
  const name = await caterer.getByRole('heading', { level: 1 }).innerText()

  const first = await mailedLink(email, `${name} fra Køkken`)
  const customer = await newBrowser()
  await customer.goto(first)
  await customer.getByRole('button', { name: 'Afvis', exact: true }).click()
  await expect(customer.getByRole('heading', { name: 'Du har afvist tilbuddet' })).toBeFocused()
  await expectAccessible(customer, 'offer page, declined')

  await caterer.reload()
  await expect(caterer.getByText('Kunden har afvist.')).toBeVisible()
  await caterer.getByRole('button', { name: 'Lav ny version' }).click()
  await expect(caterer.getByRole('heading', { level: 1, name: `${name}, version 2` })).toBeVisible()
  await caterer.getByLabel('Kuverter, Frokost').fill('12')
  await send(caterer)
  const second = await mailedLink(email, `${name}, version 2 fra Køkken`)

  await customer.goto(first)
  await expect(customer.getByRole('heading', { level: 1, name: 'Tilbuddet er erstattet' })).toBeVisible()
  await expect(customer.getByText('Birgit')).toHaveCount(0)
  await expectAccessible(customer, 'offer page, replaced')
  await customer.goto(second)
  await customer.getByRole('button', { name: 'Godkend tilbud' }).click()
  await expect(customer.getByRole('heading', { name: 'Du har godkendt tilbuddet' })).toBeVisible()
  // Meanwhile others have filled the day: 10 covers are booked, and 12 are offered
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [
      { from: order.date, to: order.date, name: null, hours: { DELIVERY: null, PICKUP: null }, capacity: 15 },
    ],
  })
  await customer.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(customer.getByRole('alert')).toContainText('plads')
  await expect(customer.getByRole('heading', { name: 'Du har godkendt tilbuddet' })).toBeFocused()
})

test('SHA-3 a caterer makes an offer of a shared basket', async ({ page }) => {
  await page.goto(storefront('smagen', '/tilbud/demodemodemodemodemode'))
  await expect(page.getByRole('heading', { level: 1, name: 'Sommerfest i haven' })).toBeVisible()
  await expectAccessible(page, 'offer page, demo offer')

  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/kurv/demodemodemodemodemode'))
  await page.getByRole('link', { name: 'Lav tilbud' }).click()
  await expect(page.getByText('Fra en delt kurv til 40 kuverter.')).toBeVisible()
  await createDraft(page, 'anne@example.dk')
  await expect(page.getByLabel('Kuverter, Frokostplatte')).toHaveValue('40')
  await page.getByRole('button', { name: 'Slet' }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tilbud', exact: true })).toBeVisible()
})
