import { expect, type Page } from '@playwright/test'
import { deliver } from './deliver.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen, type OwnOrder } from './ownKitchen.ts'
import { test } from './serviceClock.ts'
import { signIn } from './signIn.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const markTicked = async (page: Page) => {
  await button(page, 'Marker som betalt').click()
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByLabel('Bankoverførsel').check()
  await button(page, 'Ja, marker som betalt').click()
}
const report = (page: Page) => page.getByRole('region', { name: 'Udfald' })

/** The number of times that each order of the viewer's caterer was marked as paid without being undone. */
const timesPaid = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const query = '{ viewer { cater { orders(first: 10) { edges { node { events { type } } } } } } }'
    const headers = { 'content-type': 'application/json', 'x-csrf': '1' }
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    const { data } = (await answer.json()) as {
      data: { viewer: { cater: { orders: { edges: { node: { events: { type: string }[] } }[] } } } }
    }
    const worth: Record<string, number> = { PAID: 1, UNDONE: -1 }
    return data.viewer.cater.orders.edges.map(({ node }) =>
      node.events.reduce((sum, { type }) => sum + (worth[type] ?? 0), 0),
    )
  })

test('DAY-4 of many orders the slips are printed, one to a sheet, and each is marked as paid by itself: what somebody else has marked is shown, one undo reverts the rest, and after a lost connection nothing is done twice', async ({
  page,
  holdClocks,
}) => {
  await page.addInitScript(() => {
    // with the slips that have been fitted to their sheets by then
    window.print = () =>
      document.documentElement.setAttribute(
        'data-printed',
        String(document.querySelectorAll('li > [style*="font-size"]').length),
      )
  })
  const kitchen = await openKitchen('koe-mange')
  const orders: OwnOrder[] = []
  for (const customer of ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Freja']) {
    const order = await kitchen.order(customer)
    await kitchen.answer(order, 'accept')
    orders.push(order)
  }
  await holdClocks(page)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre?status=ACCEPTED'))
  await expect(page.getByText('Forbundet')).toBeVisible()
  const tickFirst = async () => {
    for (const { reference } of orders.slice(0, 3)) await page.getByLabel(`Vælg ordre ${reference}`).check()
    await expect(page.getByRole('region', { name: 'Valgte ordrer' })).toContainText('3 valgt kr. 3.000,00')
  }
  await tickFirst()
  // At the end of the page the bar stands below the rows, of which it may cover a half elsewhere
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectAccessible(page, 'order list, ticked')

  await page.getByRole('link', { name: 'Udskriv sedler' }).click()
  await expect(page.locator('html[data-printed="3"]')).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(3)
  for (const { reference } of orders.slice(0, 3)) {
    const slip = page.getByRole('article', { name: `Seddel ${reference}` })
    await expect(slip).toContainText('10xFrokost')
    await expect(slip).toContainText('Afhentning')
    await expect(slip).not.toContainText('kr.')
  }
  await expectAccessible(page, 'slips of chosen orders')
  const paper = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const small = await paper()
  expect(small.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(small).toMatch(/\/MediaBox \[0 0 (419|420)\S* 59[45]\S*\]/)
  await page.getByLabel('A4').check()
  const large = await paper()
  expect(large.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(large).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]\S*\]/)
  // a reload prints nothing
  await page.reload()
  await expect(page.getByText('Forbundet')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.locator('html[data-printed]')).not.toBeAttached()
  await page.goBack()

  await tickFirst()
  const second = orders[1]!
  // All wait for it, since several are on their way at once
  let answered: Promise<void> | undefined
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('bulkPaidMutation')) {
      answered ??= kitchen.answer(second, 'paid', { payment_method_other: true })
      await answered
    }
    await route.fallback()
  })
  await markTicked(page)
  await expect(page.getByText('2 ordrer er markeret som betalt')).toBeVisible()
  await button(page, 'Fortryd').click()
  await expect(page.getByText('2 svar er fortrudt')).toBeVisible()
  await expect(report(page)).toContainText(/[12] af 3 ordrer er markeret som betalt med bankoverførsel/)
  const line = report(page)
    .getByRole('listitem')
    .filter({ hasText: String(second.reference) })
  await expect(line).toContainText(/Markeret som betalt af Signe Kok \d\d-\d\d-\d{4} \d\d:\d\d/)
  await expectAccessible(page, 'order list, outcome of many')
  await button(page, 'Luk').first().click()
  await expect(report(page)).toHaveCount(0)
  await page.unroute('**/graphql')

  await page.getByRole('link', { name: 'Godkendt, ubetalt 5' }).click()
  await page.getByLabel('Vælg alle på siden').check()
  await expect(page.getByRole('region', { name: 'Valgte ordrer' })).toContainText('5 valgt')
  let sent = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('bulkPaidMutation')) return route.fallback()
    sent += 1
    if (sent <= 2) return route.fallback()
    // done by the service, but its answer never arrives
    if (sent === 3) await deliver(route, 'PAID')
    return route.abort()
  })
  await markTicked(page)
  await expect(report(page)).toContainText('2 af 5 ordrer er markeret som betalt')
  await expect(report(page).getByText('Der kom intet svar.')).toHaveCount(3)
  await page.unroute('**/graphql')
  await button(page, 'Prøv resten igen').click()
  await expect(report(page)).toContainText('5 af 5 ordrer er markeret som betalt')
  await expect(button(page, 'Prøv resten igen')).toHaveCount(0)
  expect(await timesPaid(page)).toEqual([1, 1, 1, 1, 1, 1])
})
