import { expect, type Page, test } from '@playwright/test'
import { deliver } from './deliver.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const open = async (page: Page, kitchen: OwnKitchen, path: string) => {
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeVisible()
}
const accepted = async (kitchen: OwnKitchen, customers: string[]) => {
  const orders = []
  for (const customer of customers) {
    const order = await kitchen.order(customer)
    await kitchen.answer(order, 'accept')
    orders.push(order)
  }
  return orders
}
const markTicked = async (page: Page) => {
  await button(page, 'Marker som betalt').click()
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByLabel('Bankoverførsel').check()
  await button(page, 'Ja, marker som betalt').click()
}
const report = (page: Page) => page.getByRole('region', { name: 'Udfald' })

test('DAY-4 the list has counts, days, sorting and persons, and a wrong filter is told at its field @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('koe-liste')
  const late = await kitchen.order('Anna', 14)
  const soon = await kitchen.order('Bo', 1)
  await kitchen.answer(soon, 'accept')
  await open(page, kitchen, '/admin/ordre')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d{6}$/ }) })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`${soon.reference}`)
  await expect(rows.first()).toContainText('Bo Kunde')
  const status = page.getByRole('navigation', { name: 'Status' })
  await expect(status.getByRole('link', { name: 'Afventer 1' })).toBeVisible()
  await expect(status.getByRole('link', { name: 'Godkendt, ubetalt 1' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page
    .getByRole('navigation', { name: 'Levering' })
    .getByRole('link', { name: /^I morgen/ })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`${soon.reference}`)
  await page
    .getByRole('navigation', { name: 'Levering' })
    .getByRole('link', { name: /^I morgen/ })
    .click()
  await expect(rows).toHaveCount(2)

  await page.goto(kitchen.address('/admin/ordre?sort=LATEST_DELIVERY_FIRST'))
  await expect(rows.first()).toContainText(`${late.reference}`)
  await expect(page.getByText('2 ordrer, seneste levering først')).toBeVisible()
  await page.goto(kitchen.address('/admin/ordre?from=abc&sort=pris'))
  await expect(page.getByText('“abc” i adressen er ikke en dato og er ikke brugt.')).toBeVisible()
  await expect(page.getByText('“pris” i adressen er ikke en sortering og er ikke brugt.')).toBeVisible()
  await page.goto(kitchen.address('/admin/ordre?q=Bo+++Kunde'))
  await expect(rows).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('DAY-4 many are marked as paid, each by itself: one that somebody else has marked is told, and one undo takes back the rest @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('koe-mange')
  const [first, second, third] = await accepted(kitchen, ['Anna', 'Bo', 'Carl'])
  await open(page, kitchen, '/admin/ordre?status=ACCEPTED')
  await page.getByLabel(`Vælg ordre ${first?.reference}`).check()
  await page.getByLabel(`Vælg ordre ${second?.reference}`).check()
  await page.getByLabel(`Vælg ordre ${third?.reference}`).check()
  await expect(page.getByRole('region', { name: 'Valgte ordrer' })).toContainText('3 valgt kr. 3.000,00')
  // At the end of the page the bar stands below the rows, of which it may cover a half elsewhere
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await findViolations(page)).toEqual([])
  // All wait for it, since several are on their way at once
  let answered: Promise<void> | undefined
  await page.route('**/graphql', async (route) => {
    if (second && route.request().postData()?.includes('bulkPaidMutation')) {
      answered ??= kitchen.answer(second, 'paid', { payment_method_other: true })
      await answered
    }
    await route.fallback()
  })
  await markTicked(page)
  await expect(report(page)).toContainText(/[12] af 3 ordrer er markeret som betalt med bankoverførsel/)
  const told = report(page)
    .getByRole('listitem')
    .filter({ hasText: String(second?.reference) })
  await expect(told).toContainText(/Markeret som betalt af Signe Kok \d\d-\d\d-\d{4} \d\d:\d\d/)
  await expect(page.getByText('2 ordrer er markeret som betalt')).toBeVisible()
  await button(page, 'Fortryd').click()
  await expect(page.getByText('2 svar er fortrudt')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Luk').first().click()
  await expect(report(page)).toHaveCount(0)
})

test('DAY-4 a connection that is lost midway: what was done is shown, the rest is tried again, nothing twice', async ({
  page,
}) => {
  const kitchen = await openKitchen('koe-tabt')
  const orders = await accepted(kitchen, ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Freja'])
  await open(page, kitchen, '/admin/ordre?status=ACCEPTED')
  await page.getByLabel('Vælg alle på siden').check()
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
  await expect(report(page)).toContainText('2 af 6 ordrer er markeret som betalt')
  await expect(report(page).getByText('Der kom intet svar.')).toHaveCount(4)
  await page.unroute('**/graphql')
  await button(page, 'Prøv resten igen').click()
  await expect(report(page)).toContainText('6 af 6 ordrer er markeret som betalt')
  await expect(button(page, 'Prøv resten igen')).toHaveCount(0)
  for (const { id } of orders) {
    await page.goto(kitchen.address(`/admin/ordre/${id}`))
    await expect(page.getByText('Denne ordre er godkendt og betalt med bankoverførsel')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^Markeret som betalt/ })).toHaveCount(1)
  }
})

test('DAY-4 the slips of ticked orders are printed, one to a sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('koe-sedler')
  const orders = await accepted(kitchen, ['Anna', 'Bo', 'Carl'])
  await open(page, kitchen, '/admin/ordre')
  await page.getByLabel('Vælg alle på siden').check()
  await page.getByRole('link', { name: 'Udskriv sedler' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  for (const { reference } of orders) {
    const slip = page.getByRole('article', { name: `Seddel ${reference}` })
    await expect(slip).toContainText('10xFrokost')
    await expect(slip).toContainText('Afhentning')
    await expect(slip).not.toContainText('kr.')
  }
  expect(await findViolations(page)).toEqual([])
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
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.locator('html[data-printed]')).not.toBeAttached()
})
