import { expect, type Page } from '@playwright/test'
import { danishClock, danishDate } from '../../domain/danishTime.ts'
import { formatDate } from '../../domain/formats.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { mailedLink } from './mailedLink.ts'
import { test } from './movedClock.ts'
import type { NewBrowser } from './newBrowser.ts'
import { openKitchen, type OwnKitchen, type OwnOrder } from './ownKitchen.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { findViolations } from './violations.ts'

interface Story {
  kitchen: OwnKitchen
  order: OwnOrder
  /** The order's page, as its customer has it open. */
  customer: Page
  /** The order in the office, as Signe has it open. */
  caterer: Page
}

/** An order of 10 covers at kr. 1.000,00, with both who can answer each other. */
async function begin(newBrowser: NewBrowser, page: Page, when: { clock?: string; date?: string } = {}): Promise<Story> {
  const kitchen = await openKitchen('forslag')
  const email = `forslag-${crypto.randomUUID()}@example.dk`
  const order = await kitchen.order('Birgit', 10, { email, ...when })
  const customer = await newBrowser({ viewport: page.viewportSize() })
  await customer.goto(await mailedLink(email, 'Vi har modtaget'))
  await signIn(page, kitchen.host, kitchen.signe.email, kitchen.signe.password)
  await page.goto(kitchen.address(`/admin/ordre/${order.id}`))
  return { kitchen, order, customer, caterer: page }
}

const proposal = (page: Page) => page.getByRole('region', { name: /forsl|ændr(ing|et)/i })
const row = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label })

/** The caterer proposes 12 covers and an extra line for kr. 250,00: kr. 1.450,00 in all. */
async function proposeMore(caterer: Page): Promise<void> {
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  await caterer.getByLabel('Kuverter, Frokost').fill('12')
  await caterer.getByRole('button', { name: 'Ekstra linje' }).click()
  await expect(caterer.getByLabel('Navn')).toHaveValue('Friteks')
  await caterer.getByLabel('Pris').fill('250')
  await caterer.getByLabel('Besked til Birgit').fill('Vi kan komme med kage.')
  await expect(row(caterer, 'I alt')).toContainText('kr. 1.450,00')
  await caterer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(proposal(caterer)).toContainText('Kunden skal svare senest')
}

test('CHG-4 CHG-6 a caterer proposes more, and the customer accepts it with its price @phone', async ({
  newBrowser,
  page,
}) => {
  const { kitchen, order, customer, caterer } = await begin(newBrowser, page)
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  const moved = deliveryDate(12)
  await caterer.getByRole('textbox', { name: 'Dato' }).fill(formatDate(moved))
  await caterer.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await caterer.getByLabel('Kuverter, Frokost').fill('12')
  await caterer.getByRole('button', { name: 'Ekstra linje' }).click()
  await caterer.getByLabel('Pris').fill('250')
  await caterer.getByRole('button', { name: 'Rabat' }).click()
  await caterer.getByLabel('Beløb').fill('100')
  await expect(row(caterer, 'Frokost')).toContainText('10 kuverter')
  await expect(row(caterer, 'I alt')).toContainText('kr. 1.350,00')
  expect(await findViolations(caterer)).toEqual([])
  await caterer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(proposal(caterer)).toContainText('Kunden skal svare senest')
  expect(await findViolations(caterer)).toEqual([])
  await caterer.goto(kitchen.address('/admin/ordre'))
  await expect(caterer.getByText('Venter på kunden')).toBeVisible()

  await customer.reload()
  await expect(customer.getByRole('heading', { name: `Køkken ${kitchen.host} foreslår en ændring` })).toBeVisible()
  await expect(proposal(customer)).toContainText('Svar senest den')
  await expect(row(customer, 'Frokost')).toContainText('12 kuverter')
  await expect(row(customer, 'Friteks')).toContainText('kr. 250,00')
  expect(await findViolations(customer)).toEqual([])
  await customer.getByRole('button', { name: 'Accepter med betalingspligt: kr. 1.350,00' }).click()
  await expect(customer.getByRole('heading', { name: 'Ændringen er accepteret' })).toBeFocused()
  await expect(customer.getByRole('complementary', { name: 'Din bestilling' })).toContainText('kr. 1.350,00')
  await expect(customer.getByRole('complementary', { name: 'Din bestilling' })).toContainText('Friteks')

  await caterer.goto(kitchen.address(`/admin/ordre/${order.id}`))
  await expect(caterer.getByText('Forslaget er accepteret.')).toBeVisible()
  await expect(caterer.getByRole('region', { name: 'Indhold' })).toContainText('Friteks')
  await expect(caterer.getByRole('region', { name: 'Indhold' })).toContainText('kr. 1.350,00')
  await expect(caterer.getByRole('button', { name: 'Godkend', exact: true })).toHaveCount(0)
  const csv = await caterer.evaluate(
    async (day) => (await fetch(`/admin/ordre.csv?from=${day}&to=${day}`)).text(),
    moved,
  )
  expect(csv).toMatch(/;12;1350,00;/)
})

test('CHG-3 CHG-4 VIS-8 a customer proposes what it may not change by itself, and the caterer accepts @phone', async ({
  newBrowser,
  page,
}) => {
  const { customer, caterer } = await begin(newBrowser, page)
  await customer.getByRole('button', { name: 'Foreslå noget andet' }).click()
  await expect(customer.getByRole('heading', { name: 'Foreslå noget andet' })).toBeFocused()
  await customer.getByLabel('Kuverter, Frokost').fill('25')
  await customer.getByLabel(/^Besked til/).fill('Vi er blevet flere.')
  await expect(row(customer, 'I alt')).toContainText('kr. 2.500,00')
  // An address says how much is left of it near its limit
  const way = customer.getByLabel('Hvordan')
  await way.selectOption('Levering')
  const address = customer.getByLabel('Adresse', { exact: true })
  await address.fill('x'.repeat(291))
  await expect(address).toHaveAccessibleDescription('Der er 9 tegn tilbage.')
  await address.fill('')
  await way.selectOption('Afhentning')
  expect(await findViolations(customer)).toEqual([])
  // What is typed survives a reload
  await customer.reload()
  await customer.getByRole('button', { name: 'Foreslå noget andet' }).click()
  await expect(customer.getByLabel('Kuverter, Frokost')).toHaveValue('25')
  await customer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(customer.getByRole('heading', { name: 'Du har foreslået en ændring' })).toBeVisible()

  await caterer.reload()
  await expect(caterer.getByRole('heading', { name: 'Birgit Kunde foreslår en ændring' })).toBeVisible()
  await expect(caterer.getByText('Vi er blevet flere.')).toBeVisible()
  await caterer.getByRole('button', { name: 'Accepter ændringen' }).click()
  await expect(caterer.getByText('Forslaget er accepteret.')).toBeVisible()
  await expect(caterer.getByRole('region', { name: 'Indhold' })).toContainText('kr. 2.500,00')
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'Ændringen er accepteret' })).toBeVisible()
  await expect(customer.getByRole('complementary', { name: 'Din bestilling' })).toContainText('25 × Frokost')
})

test('CHG-5 who answers second sees what the first has done @phone', async ({ newBrowser, page }) => {
  const { kitchen, customer, caterer } = await begin(newBrowser, page)
  await proposeMore(caterer)
  await customer.reload()
  await expect(customer.getByRole('button', { name: /^Accepter/ })).toBeVisible()
  await caterer.getByRole('button', { name: 'Træk tilbage' }).click()
  await expect(caterer.getByText('Forslaget er trukket tilbage.')).toBeVisible()
  await customer.getByRole('button', { name: /^Accepter/ }).click()
  await expect(customer.getByRole('heading', { name: 'Ordren er ændret i mellemtiden.' })).toBeVisible()
  await expect(proposal(customer)).toContainText(`Køkken ${kitchen.host} har trukket forslaget tilbage.`)
  await expect(customer.getByRole('complementary', { name: 'Din bestilling' })).toContainText('kr. 1.000,00')
  await expect(customer.getByRole('button', { name: /^Accepter/ })).toHaveCount(0)
})

test('CHG-4 a counter-proposal supersedes, and declining leaves the order as it was @phone', async ({
  newBrowser,
  page,
}) => {
  const { customer, caterer } = await begin(newBrowser, page)
  await proposeMore(caterer)
  await customer.reload()
  await customer.getByRole('button', { name: 'Foreslå noget andet' }).click()
  await customer.getByLabel('Kuverter, Frokost').fill('11')
  await customer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(customer.getByRole('heading', { name: 'Du har foreslået en ændring' })).toBeVisible()
  // Without a reload: the caterer's page follows the order
  await expect(caterer.getByRole('heading', { name: 'Birgit Kunde foreslår en ændring' })).toBeVisible()
  await caterer.getByRole('button', { name: 'Afvis ændringen' }).click()
  await expect(caterer.getByText('Forslaget er afvist. Ordren er, som den var.')).toBeVisible()
  await expect(caterer.getByRole('button', { name: 'Godkend', exact: true })).toBeVisible()
  await customer.reload()
  await expect(customer.getByText('har afvist din ændring')).toBeVisible()
  await expect(customer.getByRole('complementary', { name: 'Din bestilling' })).toContainText('kr. 1.000,00')
})

test('CHG-5 a proposal that nobody answered in time has expired for both', async ({ newBrowser, moveClock, page }) => {
  // It ends 24 hours before the delivery: in two hours
  const delivery = new Date(Date.now() + 26 * 3_600_000)
  const { customer, caterer } = await begin(newBrowser, page, {
    date: danishDate(delivery),
    clock: danishClock(delivery),
  })
  await proposeMore(caterer)
  // The phone is the customer's here
  await customer.setViewportSize({ width: 412, height: 839 })
  await customer.reload()
  await expect(customer.getByRole('button', { name: /^Accepter/ })).toBeVisible()
  await moveClock(2 * 3_600_000)
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'Forslaget er udløbet.' })).toBeVisible()
  await expect(customer.getByRole('button', { name: /^Accepter/ })).toHaveCount(0)
  await caterer.reload()
  await expect(caterer.getByText('Forslaget er udløbet.')).toBeVisible()
  await expect(caterer.getByRole('button', { name: 'Træk tilbage' })).toHaveCount(0)
})

test('CHG-4 what a caterer has typed outlives a session that ended @phone', async ({ newBrowser, page }) => {
  const { kitchen, caterer } = await begin(newBrowser, page)
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  await caterer.getByLabel('Kuverter, Frokost').fill('17')
  await caterer.getByLabel('Besked til Birgit').fill('Sytten?')
  await endSession(caterer)
  await caterer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(caterer.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await signInAgain(caterer, kitchen.signe.email, caterer, kitchen.signe.password)
  await caterer.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(caterer.getByLabel('Kuverter, Frokost')).toHaveValue('17')
  await expect(caterer.getByLabel('Besked til Birgit')).toHaveValue('Sytten?')
  await caterer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(proposal(caterer)).toContainText('Kunden skal svare senest')
})

test('CHG-4 the kitchen sees nothing of proposals @phone', async ({ newBrowser, page }) => {
  const { order } = await begin(newBrowser, page)
  const kitchen = await newBrowser()
  await signIn(kitchen, 'smagen', 'koekken@demo.dk')
  await kitchen.goto(`${new URL(kitchen.url()).origin}/admin/ordre/${order.id}/forslag`)
  await expect(kitchen.getByRole('button', { name: 'Send forslag' })).toHaveCount(0)
  await expect(kitchen).toHaveURL(/\/produktion/)
})
