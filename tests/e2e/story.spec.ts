import { expect, type Page } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { type NewBrowser, test } from './newBrowser.ts'
import { requestPage } from './requestPage.ts'
import { demoToken, signIn } from './signIn.ts'

// the demo's Frokostplatte at 129,00: 10 covers, then 1 more (CFG-7), and the required service at 150,00
const COVERS = 11
const TOTAL = 'kr.\u00a01.569,00'
const CUSTOMER = 'birgit@example.dk'

async function addAfterMissingSomething(page: Page) {
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }).click()
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  const choices = kinds.getByRole('checkbox')
  await expect(kinds).toContainText('0 ud af 3 valgt')
  for (const index of [0, 1]) await choices.nth(index).check()
  await expect(kinds).toContainText('2 ud af 3 valgt')

  // one too few, and none of Tilbehør: the groups report it, and the menu is not added
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(kinds).toContainText('Du mangler at vælge 1')
  await expect(kinds).toBeInViewport()
  await expect(group(page, 'Tilbehør')).toContainText('Vælg mindst 1')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choices.nth(2).check()
  await expect(kinds).toContainText('3 ud af 3 valgt')
  await expect(choices.nth(3)).toBeDisabled()
  await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).first().click()
  await addToBasket(page, 'Fortsæt med at handle')
}

async function fillWrongly(page: Page) {
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByText('Skal udfyldes')).toHaveCount(4)
  await expect(page.getByText('Indtast leveringsaddresse')).toBeVisible()
  await expect(page.getByText('Indtast postnummer')).toBeVisible()
  await expect(page.getByText('Indtast by hvor der skal leveres til')).toBeVisible()
  await expect(page.getByText('Vælg leveringsdato')).toBeVisible()
  await expect(page.getByText('Venligst læs og accepter vores handelsbetingelser')).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toBeFocused()
  await page.getByLabel('Email').fill('birgit')
  await page.getByLabel('Email').blur()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByText('Indtast en gyldig email')).toBeVisible()
}

async function fillRightly(page: Page, date: string) {
  await page.getByLabel('Fornavn').fill('Birgit')
  await page.getByLabel('Efternavn').fill('Bæk')
  await page.getByLabel('Email').fill(CUSTOMER)
  await page.getByLabel('Telefon').fill('28550142')
  await page.getByLabel('Adresse').fill('Jægergårdsgade 51')
  await page.getByLabel('Postnummer').fill('8000')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await page.getByRole('textbox', { name: 'Dato' }).fill(date)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await expect(page.getByLabel('Tidspunkt')).toHaveValue('18:00')
  await page.getByLabel('Kommentar').fill('To gæster tåler ikke skaldyr')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
}

async function logIn(newBrowser: NewBrowser, host: string, email: string): Promise<Page> {
  const page = await newBrowser()
  await page.goto(storefront(host, '/admin'))
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode').fill('forkert')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByText('Brugernavn eller kodeord er forkert')).toBeVisible()
  await page.getByLabel('Adgangskode').fill('demo-1234')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  return page
}

test('RUN-1 BAS-2 CFG-3 CFG-5 ANM-3 ANM-14 ORD-3 MAIL-1 ROLE-2: a visitor orders, the caterer answers', async ({
  page,
  newBrowser,
}) => {
  await page.goto(storefront('smagen'))
  await addAfterMissingSomething(page)
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(page).toHaveURL(/\/anmod$/)

  // the same menu again was merged into one line
  const line = page.getByRole('listitem').filter({ hasText: 'Frokostplatte' })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(`${COVERS} × Frokostplatte`)
  await fillWrongly(page)
  await fillRightly(page, await plainDate())
  await expect(page.getByText(TOTAL).first()).toBeVisible()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling/)
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basket:55'))).toBeNull()

  await expect.poll(async () => (await mailsTo(CUSTOMER)).length).toBe(1)
  const [mail] = await mailsTo(CUSTOMER)
  const reference = /\b1\d{5}\b/.exec(mail?.subject ?? '')?.[0] ?? 'no reference'
  expect(mail?.text).toContain(TOTAL)
  expect(mail?.html).toContain(TOTAL)

  const office = await logIn(newBrowser, 'smagen', 'smagen@demo.dk')
  await office.getByRole('link', { name: 'Ordre', exact: true }).click()
  await expect(office.getByRole('heading', { name: 'Alle ordre' })).toBeVisible()
  const first = office.getByRole('row').nth(1)
  await expect(first).toContainText(reference)
  await expect(first).toContainText('1.569,00 DKK')
  await first.getByRole('link').first().click()

  await expect(office.getByRole('heading', { name: `Ordre ${reference}` })).toBeVisible()
  await expect(office.getByText('Denne ordre mangler både godkendelse og betaling.')).toBeVisible()
  await expect(office.getByText(`${COVERS}x`).first()).toBeVisible()
  await expect(office.getByText('To gæster tåler ikke skaldyr')).toBeVisible()
  await test.step('ROLE-2 another caterer cannot see or answer the order by any address', async () => {
    const orderAddress = new URL(office.url()).pathname
    const otherBrowser = await newBrowser()
    await signIn(otherBrowser, 'smagen', 'grillen@demo.dk')
    const answer = await otherBrowser.goto(storefront('smagen', orderAddress))
    expect(answer?.status()).toBe(404)
    await expect(otherBrowser.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible()
    const answers = await otherBrowser.evaluate(queryOrder, orderAddress.split('/').at(-1) ?? '')
    expect(answers.slice(0, 3).map(({ data }) => data)).toEqual([
      { order: null },
      { order: null, node: null },
      { cater: { orders: null, administration: null } },
    ])
    expect(answers[3]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await otherBrowser.goto(storefront('smagen', '/admin/ordre'))
    await expect(otherBrowser.getByRole('row').nth(1)).toBeVisible()
    await expect(otherBrowser.getByText(reference)).toHaveCount(0)
    const atItsOwn = await requestPage(storefront('grillen', orderAddress), await demoToken('grillen@demo.dk'))
    expect(atItsOwn.status).toBe(404)
    expect(atItsOwn.body).not.toContain(reference)
  })

  await office.getByRole('button', { name: 'Godkend' }).click()
  await expect(office.getByText('Vil du godkende ordren?')).toBeVisible()
  await office.getByRole('button', { name: 'Ja, godkend' }).click()
  await expect(office.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await office.getByRole('button', { name: 'Marker som betalt' }).click()
  await office.getByLabel('Bankoverførsel').check()
  await office.getByRole('button', { name: 'Ja, marker som betalt' }).click()
  await expect(office.getByText('Denne ordre er godkendt og betalt med bankoverførsel')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Godkend' })).toHaveCount(0)

  // Their mails wait until the answers cannot be undone any more
  const mails = office.getByRole('region', { name: 'Mails' })
  for (const kind of ['Godkendelse', 'Kvittering']) await expect(mails).toContainText(kind)
})

interface GraphResponse {
  data?: unknown
  errors?: { extensions: { code: string } }[]
}

/** Queries an order from the graph in every possible way, with the session of the current page. */
async function queryOrder(uuid: string): Promise<GraphResponse[]> {
  const execute = async (query: string): Promise<GraphResponse> => {
    const headers = { 'content-type': 'application/json', 'x-csrf': '1' }
    const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    return response.json()
  }
  const id = btoa(`Order:${uuid}`)
  return [
    await execute(`{ order(id: "${uuid}") { email } }`),
    await execute(`{ order(id: "${id}") { email } node(id: "${id}") { ... on Order { email } } }`),
    await execute(
      `{ cater(number: 55) { orders(first: 5) { edges { node { email } } } administration { contactPerson } } }`,
    ),
    await execute(`mutation { acceptOrder(input: { id: "${id}" }) { __typename } }`),
  ]
}

async function plainDate(): Promise<string> {
  const { time } = await frokostplatteBody(v2(), CUSTOMER)
  return time.date.split('-').reverse().join('-')
}
