import { expect, type Page } from '@playwright/test'
import { danishClock, danishDate } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailedLink } from './mailedLink.ts'
import { test } from './serviceClock.ts'
import type { NewBrowser } from './newBrowser.ts'
import { openKitchen, type OwnKitchen, type OwnOrder } from './ownKitchen.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'

let kitchen: OwnKitchen
test.beforeAll(async () => {
  kitchen = await openKitchen('forslag')
})

interface Story {
  order: OwnOrder
  /** Opens the order's page on its customer's phone. */
  openAsCustomer: () => Promise<Page>
}

const HOUR = 3_600_000

/** An order of 10 covers at kr. 1.000,00, which Signe has open in the office. */
async function begin(
  newBrowser: NewBrowser,
  caterer: Page,
  when: { clock?: string; date?: string } = {},
): Promise<Story> {
  const email = `forslag-${crypto.randomUUID()}@example.dk`
  const order = await kitchen.order('Birgit', 10, { email, ...when })
  const link = await mailedLink(email, 'Vi har modtaget')
  await signIn(caterer, kitchen.host, kitchen.signe.email, kitchen.signe.password)
  await caterer.goto(kitchen.address(`/admin/ordre/${order.id}`))
  return {
    order,
    openAsCustomer: async () => {
      const customer = await newBrowser(PHONE)
      await customer.goto(link)
      return customer
    },
  }
}

const proposal = (page: Page) => page.getByRole('region', { name: /^(?!Tidligere).*(forsl|ændr(ing|et))/i })
const row = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label })
const ordered = (page: Page) => page.getByRole('complementary', { name: 'Din bestilling' })
const accept = (page: Page) => page.getByRole('button', { name: /^Accepter/ })

const question = (page: Page) => page.getByRole('dialog', { name: 'Send forslaget til Birgit Kunde?' })

/** Sends what the caterer has written, as the question before it is confirmed. */
async function send(caterer: Page): Promise<void> {
  await caterer.getByRole('button', { name: 'Send forslag', exact: true }).click()
  await question(caterer).getByRole('button', { name: 'Ja, send forslag' }).click()
  await expect(proposal(caterer)).toContainText('Kunden skal svare senest')
}

/** The caterer proposes 12 covers: kr. 1.200,00. */
async function proposeMore(caterer: Page): Promise<void> {
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  await caterer.getByLabel('Kuverter, Frokost').fill('12')
  await expect(row(caterer, 'I alt')).toContainText('kr. 1.200,00')
  await send(caterer)
}

test('CHG-4 CHG-6 a caterer proposes more, and the customer accepts it with its price', async ({
  newBrowser,
  page: caterer,
}) => {
  const { order, openAsCustomer } = await begin(newBrowser, caterer)
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  const moved = deliveryDate(12)
  await caterer.getByRole('textbox', { name: 'Dato' }).fill(formatDate(moved))
  await caterer.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await caterer.getByLabel('Kuverter, Frokost').fill('12')
  await caterer.getByRole('button', { name: 'Ekstra linje' }).click()
  await expect(caterer.getByLabel('Navn')).toHaveValue('Friteks')
  await caterer.getByLabel('Pris').fill('250')
  await caterer.getByRole('button', { name: 'Rabat' }).click()
  await caterer.getByLabel('Beløb').fill('100')
  await caterer.getByLabel('Besked til Birgit').fill('Vi kan komme med kage.')
  await expect(row(caterer, 'Frokost')).toContainText('10 kuverter')
  await expect(row(caterer, 'I alt')).toContainText('kr. 1.350,00')
  await expectAccessible(caterer, 'proposal of the caterer, being written')
  await send(caterer)
  await expectAccessible(caterer, 'proposal of the caterer, sent')
  await caterer
    .getByRole('navigation', { name: 'Brødkrumme' })
    .getByRole('link', { name: 'Ordre', exact: true })
    .click()
  await expect(row(caterer, String(order.reference))).toContainText('Venter på kunden')

  const customer = await openAsCustomer()
  await expect(customer.getByRole('heading', { name: `Køkken ${kitchen.host} foreslår en ændring` })).toBeVisible()
  await expect(proposal(customer)).toContainText('Svar senest den')
  await expect(row(customer, 'Frokost')).toContainText('12 kuverter')
  await expect(row(customer, 'Friteks')).toContainText('kr. 250,00')
  await expectAccessible(customer, 'order page with a proposal to answer, phone')
  await customer.getByRole('button', { name: 'Accepter med betalingspligt: kr. 1.350,00' }).click()
  await expect(customer.getByRole('heading', { name: 'Ændringen er accepteret' })).toBeFocused()
  await expect(ordered(customer)).toContainText('kr. 1.350,00')
  await expect(ordered(customer)).toContainText('Friteks')

  await row(caterer, String(order.reference)).getByRole('link').first().click()
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

test('CHG-3 CHG-4 VIS-8 a customer proposes what it may not change by itself, and the caterer accepts', async ({
  newBrowser,
  page: caterer,
}) => {
  const { openAsCustomer } = await begin(newBrowser, caterer)
  const customer = await openAsCustomer()
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
  await expectAccessible(customer, 'order page, own proposal being written, phone')
  // What is typed survives a reload
  await customer.reload()
  await customer.getByRole('button', { name: 'Foreslå noget andet' }).click()
  await expect(customer.getByLabel('Kuverter, Frokost')).toHaveValue('25')
  await customer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(customer.getByRole('heading', { name: 'Du har foreslået en ændring' })).toBeVisible()

  // Without a reload: the caterer's page follows the order
  await expect(caterer.getByRole('heading', { name: 'Birgit Kunde foreslår en ændring' })).toBeVisible()
  await expect(caterer.getByText('Vi er blevet flere.')).toBeVisible()
  await caterer.getByRole('button', { name: 'Accepter ændringen' }).click()
  await expect(caterer.getByText('Forslaget er accepteret.')).toBeVisible()
  await expect(caterer.getByRole('region', { name: 'Indhold' })).toContainText('kr. 2.500,00')
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'Ændringen er accepteret' })).toBeVisible()
  await expect(ordered(customer)).toContainText('25 × Frokost')
})

test('CHG-4 what a caterer has typed outlives a session that ended; a counter-proposal supersedes it, and declining leaves the order as it was', async ({
  newBrowser,
  page: caterer,
}) => {
  const { openAsCustomer } = await begin(newBrowser, caterer)
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  await caterer.getByLabel('Kuverter, Frokost').fill('17')
  await caterer.getByLabel('Besked til Birgit').fill('Sytten?')
  await endSession(caterer)
  await caterer.getByRole('button', { name: 'Send forslag', exact: true }).click()
  await question(caterer).getByRole('button', { name: 'Ja, send forslag' }).click()
  await expect(caterer.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await signInAgain(caterer, kitchen.signe.email, caterer, kitchen.signe.password)
  await caterer.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(caterer.getByLabel('Kuverter, Frokost')).toHaveValue('17')
  await expect(caterer.getByLabel('Besked til Birgit')).toHaveValue('Sytten?')
  await send(caterer)

  const customer = await openAsCustomer()
  await customer.getByRole('button', { name: 'Foreslå noget andet' }).click()
  await expect(customer.getByRole('heading', { name: 'Foreslå noget andet' })).toBeFocused()
  await customer.getByLabel('Kuverter, Frokost').fill('11')
  await customer.getByRole('button', { name: 'Send forslag' }).click()
  await expect(customer.getByRole('heading', { name: 'Du har foreslået en ændring' })).toBeVisible()
  await expect(caterer.getByRole('heading', { name: 'Birgit Kunde foreslår en ændring' })).toBeVisible()
  await caterer.getByRole('button', { name: 'Afvis ændringen' }).click()
  await expect(caterer.getByText('Forslaget er afvist. Ordren er, som den var.')).toBeVisible()
  await expect(caterer.getByRole('button', { name: 'Godkend', exact: true })).toBeVisible()
  await customer.reload()
  await expect(customer.getByText('har afvist din ændring')).toBeVisible()
  await expect(ordered(customer)).toContainText('kr. 1.000,00')
})

test('CHG-5 who answers second sees what the first has done; a proposal that nobody answered in time has expired for both', async ({
  newBrowser,
  moveClock,
  page: caterer,
}) => {
  // A proposal ends 24 hours before the delivery: in two hours
  const delivery = new Date(Date.now() + 26 * HOUR)
  const when = { date: danishDate(delivery), clock: danishClock(delivery) }
  const { openAsCustomer } = await begin(newBrowser, caterer, when)
  await proposeMore(caterer)
  const customer = await openAsCustomer()
  await expect(accept(customer)).toBeVisible()
  await caterer.getByRole('button', { name: 'Træk tilbage' }).click()
  await expect(caterer.getByText('Forslaget er trukket tilbage.')).toBeVisible()
  await accept(customer).click()
  await expect(customer.getByRole('heading', { name: 'Ordren er ændret i mellemtiden.' })).toBeVisible()
  await expect(proposal(customer)).toContainText(`Køkken ${kitchen.host} har trukket forslaget tilbage.`)
  await expect(ordered(customer)).toContainText('kr. 1.000,00')
  await expect(accept(customer)).toHaveCount(0)

  await proposeMore(caterer)
  await customer.reload()
  await expect(accept(customer)).toBeVisible()
  await moveClock(2 * HOUR)
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'Forslaget er udløbet.' })).toBeVisible()
  await expect(accept(customer)).toHaveCount(0)
  await caterer.reload()
  await expect(caterer.getByText('Forslaget er udløbet.')).toBeVisible()
  await expect(caterer.getByRole('button', { name: 'Træk tilbage' })).toHaveCount(0)
})

test('DAY-17 Enter in a field of a proposal takes what is typed and sends nothing; sending asks with what goes to whom', async ({
  newBrowser,
  page: caterer,
}) => {
  const { order, openAsCustomer } = await begin(newBrowser, caterer)
  await caterer.getByRole('link', { name: 'Foreslå noget andet' }).click()
  const moved = deliveryDate(13)
  const date = caterer.getByRole('textbox', { name: 'Dato' })
  await date.fill(
    formatDate(moved)
      .replace(/-20(..)$/, '$1')
      .replaceAll('-', ''),
  )
  await date.press('Enter')
  await expect(date).toHaveValue(formatDate(moved))
  await caterer.getByRole('button', { name: 'Ekstra linje' }).click()
  await caterer.getByLabel('Pris').fill('250')
  for (const field of [date, caterer.getByLabel('Kuverter, Frokost'), caterer.getByLabel('Pris')]) {
    await field.press('Enter')
    await expect(question(caterer)).toHaveCount(0)
  }

  await caterer.getByRole('button', { name: 'Send forslag', exact: true }).click()
  await expect(question(caterer)).toContainText(
    /^Send forslaget til Birgit Kunde\?.*forslag-[\w-]+@example\.dk får en mail/,
  )
  await expect(question(caterer).getByRole('row', { name: /I alt/ })).toContainText('kr. 1.250,00')
  await expectAccessible(caterer, 'proposal of the caterer, before it is sent')
  await question(caterer).getByRole('button', { name: 'Annuller' }).click()
  await expect(question(caterer)).toHaveCount(0)
  await expect(date).toHaveValue(formatDate(moved))
  const customer = await openAsCustomer()
  await expect(ordered(customer)).toContainText('kr. 1.000,00')
  await expect(proposal(customer)).toHaveCount(0)

  await send(caterer)
  // Nothing else can be proposed while it waits: the page says so, and leads back
  await caterer.goto(kitchen.address(`/admin/ordre/${order.id}/forslag`))
  await expect(caterer.getByText('Dit forslag venter på kundens svar.')).toBeVisible()
  await expect(caterer.getByRole('button', { name: 'Send forslag', exact: true })).toHaveCount(0)
  await expectAccessible(caterer, 'proposal of the caterer, none possible')
  await caterer.getByRole('link', { name: 'Tilbage til ordren' }).click()
  await expect(proposal(caterer)).toContainText('Kunden skal svare senest')
})
