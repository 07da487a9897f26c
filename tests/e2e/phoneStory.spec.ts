import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { danishDate } from '../../domain/time/danishTime.ts'
import { bare, storefront } from './addresses.ts'
import { deliver } from './deliver.ts'
import { expectAccessible } from './expectAccessible.ts'
import { card, group } from './frokostplatte.ts'
import { ordersOf } from './ordersOf.ts'
import { PHONE } from './phoneScreen.ts'

test.use(PHONE)

/** The acts in which a visitor on a phone who knows what to eat orders for 40: taps, and fields that are filled in. */
const MAX_ACTS = 30

/** Counts what the visitor does. */
function visitor(page: Page) {
  let acts = 0
  const act = <Result>(done: Promise<Result>) => {
    acts++
    return done
  }
  return {
    tap: (what: Locator) => act(what.click()),
    fill: (name: string, words: string) => act(page.getByRole('textbox', { name, exact: true }).fill(words)),
    acts: () => acts,
  }
}

/** Loses the first answer about a placed order; returns how often it was sent. */
async function loseResponse(page: Page): Promise<() => number> {
  let sent = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('usePlaceOrderMutation')) return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    await deliver(route, 'PlacedOrder')
    return route.abort('connectionreset')
  })
  return () => sent
}

test('VIS-1 VIS-2 VIS-4 VIS-6 SCA-10 on a phone a visitor finds a caterer near them and orders for 40 once, in few acts and without a dead end, though the answer gets lost', async ({
  page,
}) => {
  const email = `mette-${crypto.randomUUID()}@example.dk`
  const { tap, fill, acts } = visitor(page)
  await page.goto(bare())
  await tap(page.getByRole('searchbox', { name: 'Hvor' }))
  await page.keyboard.type('8000')
  await tap(page.getByRole('button', { name: 'Søg' }))
  await tap(page.getByRole('link', { name: 'Smagen', exact: true }))
  await expect(page).toHaveURL(storefront('smagen'))

  await fill('Hvor mange er I?', '40')
  await tap(card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }))
  const kinds = group(page, 'Vælg 3 slags smørrebrød').getByRole('checkbox')
  for (const index of [0, 1, 2]) await tap(kinds.nth(index))
  await tap(group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).first())
  await tap(card(page, 'Frokostplatte').getByRole('button', { name: 'Læg i kurv' }))
  await tap(page.getByRole('dialog').getByText('Gå til bestilling'))

  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
  for (const [name, words] of [
    ['Fornavn', 'Mette'],
    ['Efternavn', 'Holm'],
    ['Email', email],
    ['Telefon', '20304050'],
    ['Adresse', 'Ågade 1'],
    ['Postnummer', '8000'],
    ['Dato', nextJune()],
  ] as const)
    await fill(name, words)
  await tap(page.getByLabel('Jeg accepterer handelsbetingelserne'))
  await expectAccessible(page, 'order form, phone')
  const sent = await loseResponse(page)
  await tap(page.getByRole('button', { name: 'Bestil med betalingspligt' }))
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText('40 × Frokostplatte')
  expect(acts()).toBeLessThanOrEqual(MAX_ACTS)
  expect(sent()).toBe(2)
  expect(await ordersOf(email)).toHaveLength(1)

  await page.getByRole('link', { name: 'Se din ordre' }).click()
  await expect(page.getByRole('region', { name: 'Historik' })).toContainText('Bestillingen blev modtaget')
})

/** 25 June, within the year that can be ordered for, as people type it on a phone. */
function nextJune(): string {
  const today = danishDate(new Date())
  return `25-6-${Number(today.slice(2, 4)) + (today.slice(5) < '06-24' ? 0 : 1)}`
}
