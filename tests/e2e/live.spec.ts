import { expect, type Page } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { type NewBrowser, test } from './newBrowser.ts'
import { startOwnBff } from './ownBff.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const SOON = { timeout: 2_000 }

interface Login {
  email: string
  password: string
}

async function openOffice(newBrowser: NewBrowser, kitchen: OwnKitchen, user: Login, path: string): Promise<Page> {
  const page = await newBrowser({ permissions: ['notifications'] })
  // Records the tones and notifications instead of playing and showing them
  await page.addInitScript(() => {
    const told: string[] = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      told.push('tone')
      start.call(this, when)
    }
    window.Notification = class extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string, options: NotificationOptions) {
        super()
        told.push(`${title}: ${options.body}`)
      }
    } as unknown as typeof Notification
    Object.assign(window, { told })
  })
  await signIn(page, kitchen.host, user.email, user.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeVisible()
  return page
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)
const countOf = async (page: Page) => Number(await page.locator('#awaiting-count').innerText())

test('ORL-3 ORL-5 a new order appears within 2 s in lists, dashboards, navigation and title, and disappears once answered', async ({
  newBrowser,
}) => {
  const kitchen = await openKitchen('live')
  await kitchen.order('Anna')
  const list = await openOffice(newBrowser, kitchen, kitchen.ida, '/admin/ordre')
  const paidList = await openOffice(newBrowser, kitchen, kitchen.ida, '/admin/ordre?status=PAID')
  const dashboard = await openOffice(newBrowser, kitchen, kitchen.ida, '/admin')
  const admin = await openOffice(newBrowser, kitchen, { email: 'admin@demo.dk', password: 'demo-1234' }, '/admin/ordre')
  await dashboard.getByRole('switch', { name: 'Lyd ved ny ordre' }).click()
  await dashboard.getByRole('switch', { name: 'Notifikation ved ny ordre' }).click()
  await expect(dashboard.getByRole('switch', { name: 'Notifikation ved ny ordre' })).toBeChecked()
  // The preview tones of the switch
  expect(await told(dashboard)).toEqual(['tone', 'tone'])
  const before = await countOf(dashboard)

  const reference = String((await kitchen.order('Bo')).reference)
  await Promise.all([
    expect(list.getByRole('row').nth(1)).toContainText(reference, SOON),
    expect(admin.getByRole('row').filter({ hasText: reference })).toBeVisible(SOON),
    expect(dashboard.getByRole('listitem').filter({ hasText: reference })).toContainText('Lige nu', SOON),
    expect(dashboard.locator('#awaiting-count')).toHaveText(String(before + 1), SOON),
    expect(dashboard).toHaveTitle(`(${before + 1}) Dashboard – Kuvert`, SOON),
    expect(list).toHaveTitle(`(${before + 1}) Ordre – Kuvert`, SOON),
  ])
  expect(await told(dashboard)).toEqual([
    'tone',
    'tone',
    'tone',
    'tone',
    `Ny ordre: Ordre ${reference} venter på svar.`,
  ])
  expect(await told(list)).toEqual([])
  await expect(paidList.getByText(reference)).toHaveCount(0)
  await expect(list.getByText(reference)).toHaveCount(1)

  await list.getByRole('link', { name: reference }).click()
  await list.getByRole('button', { name: 'Godkend', exact: true }).click()
  await list.getByRole('button', { name: 'Ja, godkend' }).click()
  // not before the answer
  await expect(list.getByRole('button', { name: 'Fortryd', exact: true })).toBeVisible()
  await expect(list.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(dashboard).toHaveTitle(before > 0 ? `(${before}) Dashboard – Kuvert` : 'Dashboard – Kuvert', SOON)
  const waiting = dashboard.getByRole('region', { name: 'Venter på svar' })
  await expect(waiting.getByText(reference)).toHaveCount(0)
  expect(await findViolations(dashboard)).toEqual([])
})

test('ORL-3 while the server is down the office says so, and later shows the missed orders by itself', async ({
  page,
}) => {
  const bff = await startOwnBff()
  try {
    await page.goto(bff.address('/login?from=%2Fadmin%2Fordre'))
    await page.getByLabel('Email').fill('smagen@demo.dk')
    await page.getByLabel('Adgangskode').fill('demo-1234')
    await page.getByRole('button', { name: 'Log ind' }).click()
    await expect(page.getByText('Forbundet')).toBeVisible()
    const first = await placeOrder('live@example.dk')
    await expect(page.getByRole('row').filter({ hasText: String(first.orderRef) })).toBeVisible(SOON)

    await bff.kill()
    await expect(page.getByText('Forbinder igen')).toBeVisible()
    const missed = [await placeOrder('live@example.dk'), await placeOrder('live@example.dk')]
    await bff.start()
    await expect(page.getByText('Forbundet')).toBeVisible({ timeout: 30_000 })
    for (const { orderRef } of [first, ...missed]) await expect(page.getByText(String(orderRef))).toHaveCount(1)
  } finally {
    await bff.kill()
  }
})

test('ADM-2 on a phone the rest of the office is behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin'))
  await page.getByRole('button', { name: 'Mere' }).click()
  await expect(page.getByRole('switch', { name: 'Lyd ved ny ordre' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('ORL-4 the list is downloaded as shown, and the calendar needs only its secret address', async ({ page }) => {
  const server = bare().replace('localhost', '127.0.0.1').replace(/\/$/, '')
  const refused = await fetch(`${server}/admin/ordre.csv`, { redirect: 'manual' })
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/login?from=%2Fadmin%2Fordre.csv'])

  await signIn(page, 'smagen', 'smagen@demo.dk')
  const { orderRef } = await placeOrder('csv@example.dk')
  const bytes = await page.evaluate(async () => {
    const answer = await fetch('/admin/ordre.csv?q=csv%40example.dk&status=AWAITING_APPROVAL')
    return [...new Uint8Array(await answer.arrayBuffer())]
  })
  const lines = Buffer.from(bytes).toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFOrdre;Cater;Navn;Email;/)
  expect(lines[1]).toContain(`${orderRef};Smagen;Anna Andersen;csv@example.dk;`)

  const calendarPath = await page.evaluate(async () => {
    const body = JSON.stringify({ query: '{ viewer { cater { calendarPath } } }' })
    const headers = { 'content-type': 'application/json', 'x-csrf': '1' }
    const answer = await fetch('/graphql', { method: 'POST', headers, body })
    return (await answer.json()).data.viewer.cater.calendarPath as string
  })
  const calendar = await fetch(server + calendarPath)
  expect(calendar.headers.get('content-type')).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/)
  expect((await fetch(`${server}/kalender/wrong.ics`)).status).toBe(404)
})
