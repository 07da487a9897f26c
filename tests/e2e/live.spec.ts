import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import type { NewBrowser } from './newBrowser.ts'
import { startOwnBff } from './ownBff.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { placeOrder } from './placeOrder.ts'
import { test } from './serviceClock.ts'
import { signIn } from './signIn.ts'

interface Login {
  email: string
  password?: string
}

async function openOffice(newBrowser: NewBrowser, kitchen: OwnKitchen, user: Login, path: string): Promise<Page> {
  const page = await newBrowser({ permissions: ['notifications'] })
  // Records the tones and notifications instead of playing and showing them
  await page.addInitScript(() => {
    const signals: string[] = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      signals.push('tone')
      start.call(this, when)
    }
    window.Notification = class extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string, options: NotificationOptions) {
        super()
        signals.push(`${title}: ${options.body}`)
      }
    } as unknown as typeof Notification
    Object.assign(window, { signals })
  })
  await signIn(page, kitchen.host, user.email, user.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeVisible()
  return page
}

const signals = (page: Page) => page.evaluate(() => (window as unknown as { signals: string[] }).signals)

test('ORL-3 ORL-5 ADM-3 ORD-1 a new order appears without a reload in lists, dashboards, navigation and title, to an admin with its caterer, and disappears once answered', async ({
  newBrowser,
  holdClocks,
}) => {
  const kitchen = await openKitchen('live')
  await kitchen.order('Anna')
  const list = await openOffice(newBrowser, kitchen, kitchen.ida, '/admin/ordre?status=PAID')
  const dashboard = await openOffice(newBrowser, kitchen, kitchen.ida, '/admin')
  const admin = await openOffice(newBrowser, kitchen, { email: 'admin@demo.dk' }, '/admin')
  await dashboard.getByRole('switch', { name: 'Lyd ved ny ordre' }).click()
  await dashboard.getByRole('switch', { name: 'Notifikation ved ny ordre' }).click()
  await expect(dashboard.getByRole('switch', { name: 'Notifikation ved ny ordre' })).toBeChecked()
  // The preview tones of the switch
  expect(await signals(dashboard)).toEqual(['tone', 'tone'])
  await expect(dashboard.locator('#awaiting-count')).toHaveText('1')
  await expect(admin.getByRole('heading', { name: 'Admin dashboard for alle cateringfirmaer' })).toBeVisible()

  const reference = String((await kitchen.order('Bo')).reference)
  await expect(dashboard.getByRole('listitem').filter({ hasText: reference })).toContainText('Lige nu')
  await expect(dashboard.locator('#awaiting-count')).toHaveText('2')
  await expect(dashboard).toHaveTitle('(2) Dashboard – Kuvert')
  await expect(list).toHaveTitle('(2) Ordre – Kuvert')
  expect(await signals(dashboard)).toEqual([
    'tone',
    'tone',
    'tone',
    'tone',
    `Ny ordre: Ordre ${reference} venter på svar.`,
  ])
  expect(await signals(list)).toEqual([])
  // of all caterers, and none to open
  const waitingAnywhere = admin.getByRole('region', { name: 'Venter på svar' }).getByRole('listitem')
  await expect(waitingAnywhere.filter({ hasText: reference })).toContainText(`Køkken ${kitchen.host}`)
  await expect(waitingAnywhere.getByRole('link')).toHaveCount(0)
  await expectAccessible(admin, 'dashboard, admin')
  await admin.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Ordre', exact: true }).click()
  await expect(admin.getByRole('row').filter({ hasText: reference })).toContainText(`Køkken ${kitchen.host}`)
  // a list of what is paid has none of it
  await expect(list.getByText(reference)).toHaveCount(0)
  await list.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Alle' }).click()
  await expect(list.getByRole('row').nth(1)).toContainText(reference)

  const next = String((await kitchen.order('Carl')).reference)
  await expect(list.getByRole('row').nth(1)).toContainText(next)
  await expect(list.getByText(next)).toHaveCount(1)
  const row = admin.getByRole('row').filter({ hasText: next })
  await expect(row.getByRole('cell', { name: `Køkken ${kitchen.host}`, exact: true })).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(0)
  await expectAccessible(admin, 'order list, admin')
  await expect(dashboard).toHaveTitle('(3) Dashboard – Kuvert')

  await holdClocks(list)
  await list.getByRole('link', { name: reference }).click()
  await list.getByRole('button', { name: 'Godkend', exact: true }).click()
  await list.getByRole('button', { name: 'Ja, godkend' }).click()
  // not before the answer
  await expect(list.getByRole('button', { name: 'Fortryd', exact: true })).toBeVisible()
  await expect(list.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(dashboard).toHaveTitle('(2) Dashboard – Kuvert')
  const waiting = dashboard.getByRole('region', { name: 'Venter på svar' })
  await expect(waiting.getByText(next)).toBeVisible()
  await expect(waiting.getByText(reference)).toHaveCount(0)
})

test('ORL-3 while the server is down the office says so, and later shows the missed orders by itself', async ({
  page,
}) => {
  const bff = await startOwnBff()
  try {
    // cookies know no ports
    await signIn(page, 'smagen', 'smagen@demo.dk')
    await page.goto(bff.address('/admin/ordre'))
    await expect(page.getByText('Forbundet')).toBeVisible()
    const first = await placeOrder('live@example.dk')
    await expect(page.getByRole('row').filter({ hasText: String(first.orderRef) })).toBeVisible()

    await bff.kill()
    await expect(page.getByText('Forbinder igen')).toBeVisible()
    const missed = [await placeOrder('live@example.dk'), await placeOrder('live@example.dk')]
    await bff.start()
    await expect(page.getByText('Forbundet')).toBeVisible()
    for (const { orderRef } of [first, ...missed]) await expect(page.getByText(String(orderRef))).toHaveCount(1)
  } finally {
    await bff.kill()
  }
})
