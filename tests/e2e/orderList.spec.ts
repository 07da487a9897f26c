import { expect, type Page, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { openKitchen } from './ownKitchen.ts'
import { placeOrder } from './placeOrder.ts'
import { endSession, signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

/** The rows of orders, without the headers. */
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Alle ordre' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg i ordrer' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Alle ordre' })

/** The total number of orders, from the heading of the list. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d.]+ ordrer?, nyeste først$/).innerText()
  return Number.parseInt(text.replaceAll('.', ''), 10)
}

test('ORL-2 the list is filtered by status, text and delivery date, all in the address', async ({ page }) => {
  const kitchen = await openKitchen('liste-filter')
  for (const [index, customer] of ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik'].entries()) {
    const order = await kitchen.order(customer, 10 + index)
    if (index < 2) await kitchen.answer(order, 'refuse')
  }
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre'))
  const all = await total(page)

  await page.getByRole('link', { name: 'Afvist', exact: true }).click()
  await expect(page).toHaveURL(/\?status=REFUSED$/)
  await expect.poll(() => total(page)).toBeLessThan(all)
  await expect(rows(page).filter({ hasText: 'Afvist' })).toHaveCount(await total(page))

  // the search is debounced and preserves the focus and the rest of the filter
  const reference = await rows(page).last().getByRole('link').innerText()
  await search(page).pressSequentially(reference, { delay: 20 })
  await expect(page).toHaveURL(new RegExp(`\\?status=REFUSED&q=${reference}$`))
  await expect(rows(page)).toHaveCount(1)
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue(reference)
  await expect(page.getByRole('link', { name: 'Hent som CSV' })).toHaveAttribute(
    'href',
    `/admin/ordre.csv?status=REFUSED&q=${reference}`,
  )

  // a shared address shows the same
  await page.reload()
  await expect(search(page)).toHaveValue(reference)
  await expect(rows(page)).toHaveCount(1)

  // a filter without matches offers a reset, which clears the fields too
  await search(page).fill('findes ikke')
  await expect(page.getByText('Ingen ordrer passer til filteret')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Ryd filteret' }).click()
  await expect(search(page)).toHaveValue('')
  await expect.poll(() => total(page)).toBe(all)

  // dates are typed, or chosen in the calendar by keyboard; both ends are included
  const [date = ''] = /\d{2}-\d{2}-\d{4}/.exec(await rows(page).nth(3).getByRole('cell').nth(4).innerText()) ?? []
  await page.getByRole('textbox', { name: 'Levering fra' }).fill('32-13-2026')
  await page.getByRole('textbox', { name: 'Levering fra' }).blur()
  await expect(page.getByText('Skriv datoen som DD-MM-ÅÅÅÅ')).toBeVisible()
  await page.getByRole('textbox', { name: 'Levering fra' }).fill(date)
  await expect(page).toHaveURL(/\?from=\d{4}-\d{2}-\d{2}$/)
  await page.getByRole('textbox', { name: 'Levering til' }).fill(date)
  await expect(page).toHaveURL(/&to=\d{4}-\d{2}-\d{2}$/)
  // the address changes before the list
  await expect(async () => {
    await expect(rows(page).filter({ hasText: `${date} ` })).toHaveCount(await total(page), { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Levering til: åbn kalender' }).press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Levering til' })).not.toHaveValue(date)

  // back steps through the filters
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Levering til' })).toHaveValue(date)
})

test('ORL-2 further pages are appended, and back from an order restores scroll, filter and row', async ({ page }) => {
  const kitchen = await openKitchen('liste-lang')
  const all = 64
  for (let placed = 0; placed < all; placed += 1) await kitchen.order('Anna', 10)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre?from=2020-01-01'))
  await expect(rows(page)).toHaveCount(50)
  await expect(page.getByText(`Viser 50 af ${all}`)).toBeVisible()
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect(rows(page)).toHaveCount(all)
  await expect(rows(page).nth(50).getByRole('link')).toBeFocused()
  // the live connection begins with a refetch of the list
  await expect(page.getByText('Forbundet')).toBeAttached()
  await expect(rows(page)).toHaveCount(all)

  const opened = rows(page).nth(52).getByRole('link')
  const reference = await opened.innerText()
  await opened.scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => window.scrollY)
  expect(scroll).toBeGreaterThan(1000)
  await opened.click()
  await expect(page.getByRole('heading', { name: `Ordre ${reference}` })).toBeVisible()
  // longer than the store's data counts as fresh
  await page.clock.setSystemTime(Date.now() + 6 * 60_000)
  await page.getByRole('link', { name: 'Tilbage' }).click()

  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/ordre\?from=2020-01-01$/)
  await expect(rows(page)).toHaveCount(all)
  await expect(page.getByRole('link', { name: reference, exact: true })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll)
})

test('ORL-2 by keyboard: / focuses the search, the arrows move through the rows, Enter opens an order', async ({
  page,
}) => {
  await signIn(page, 'festkokkenet', 'festkokkenet@demo.dk')
  await page.goto(storefront('festkokkenet', '/admin/ordre'))
  await expect(rows(page).first()).toBeVisible()
  // keys pressed before hydration are lost
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(search(page)).toHaveValue('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const second = rows(page).nth(1).getByRole('link')
  await expect(second).toBeFocused()
  const reference = await second.innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Ordre ${reference}` })).toBeVisible()
})

test('ORL-5 an admin sees the orders of all caters, each with its cater, and can open none', async ({ page }) => {
  const kitchen = await openKitchen('liste-alle')
  const own = await kitchen.order('Anna')
  const smagens = await placeOrder('alle@example.dk')
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await expect(page.getByRole('columnheader')).toHaveText([
    'Ordre',
    'Cater',
    'Kunde',
    'Bestilt',
    'Levering',
    'Kuv.',
    'Pris',
    'Godkendt',
    'Betalt',
  ])
  for (const [reference, cater] of [
    [own.reference, `Køkken ${kitchen.host}`],
    [smagens.orderRef, 'Smagen'],
  ]) {
    const row = rows(page).filter({ hasText: String(reference) })
    await expect(row.getByRole('cell', { name: String(cater), exact: true })).toBeVisible()
  }
  await expect(rows(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Betalt', exact: true }).click()
  await expect(page).toHaveURL(/\?status=PAID$/)
  await expect(rows(page).filter({ hasText: 'Ubetalt' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('ORL-4 SCA-2 the secret address of the calendar is copied, and renewed after a confirmation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await page.getByRole('button', { name: 'Kalenderfeed' }).click()
  const address = page.getByLabel('Kalenderens adresse')
  await expect(address).toHaveValue(/^http:\/\/smagen\.localhost:\d+\/kalender\/[\w-]{20,}\.ics$/)
  const before = await address.inputValue()
  await page.getByRole('button', { name: 'Kopier' }).click()
  await expect(page.getByText('Adressen er kopieret')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before)
  const feed = await fetch(bare(new URL(before).pathname))
  expect(await feed.text()).toContain('BEGIN:VEVENT')
  expect(feed.headers.get('content-encoding')).toBe('gzip')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Ny adresse', exact: true }).click()
  await page.getByRole('button', { name: 'Annuller' }).click()
  await expect(address).toHaveValue(before)
  await page.getByRole('button', { name: 'Ny adresse', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, ny adresse' }).click()
  await expect(address).not.toHaveValue(before)
  await expect(address).toHaveValue(/\/kalender\/[\w-]{20,}\.ics$/)

  const renewed = await address.inputValue()
  await endSession(page)
  await page.getByRole('button', { name: 'Ny adresse', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, ny adresse' }).click()
  await expect(page.getByText('Kalenderen har sin gamle adresse.')).toBeVisible()
  await expect(address).toHaveValue(renewed)
})

test('ORL-2 the list fits a phone, its filters and calendar too @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await page.getByRole('button', { name: 'Levering fra: åbn kalender' }).click()
  await expect(page.getByRole('button', { name: 'Næste måned' })).toBeInViewport()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Afventer/ }).click()
  await expect(page).toHaveURL(/\?status=AWAITING_APPROVAL$/)
  await expect(rows(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('DAY-1 an order is fetched while the pointer or the focus rests on its row, and asked for no more when it is opened', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
    if (body.includes('OrderRouteQuery')) asked.push(String(JSON.parse(body).variables.id))
  })
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  const link = (index: number) => rows(page).nth(index).getByRole('link')
  const idOf = async (index: number) => (await link(index).getAttribute('href'))?.split('/').at(-1) ?? ''
  const [first, second] = [await idOf(0), await idOf(1)]

  // a pointer that came before hydration is noticed no more
  await page.waitForFunction(() => 'isHydrated' in window)
  await link(0).hover()
  await expect.poll(() => asked).toEqual([first])
  await link(1).focus()
  await expect.poll(() => asked).toEqual([first, second])
  await page.keyboard.press('Enter')
  await expect(page.locator('#order-heading')).toBeVisible()
  expect(asked).toEqual([first, second])
})
