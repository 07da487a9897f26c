import { expect, type Locator } from '@playwright/test'
import { acceptOrder } from './acceptOrder.ts'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectUncovered } from './expectUncovered.ts'
import { PHONE } from './phoneScreen.ts'
import { placeOrder } from './placeOrder.ts'
import { test } from './serviceClock.ts'
import { signIn } from './signIn.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

const sizes = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { name: element.ariaLabel ?? element.textContent, isLarge: width >= 44 && height >= 44 }
    }),
  )

/** Expects that whatever is pressed among these has the 44 px of a finger. */
const expectLarge = async (elements: Locator) =>
  expect((await sizes(elements)).filter(({ isLarge }) => !isLarge)).toEqual([])

test.describe('on a phone', () => {
  test.use(PHONE)

  test('DAY-1 DAY-10 ADM-2 ADM-3 ORD-5 ORL-2 a phone has a bar of four at the foot, the other ways behind the last of them, a list that fits, and the answers to an order within reach', async ({
    page,
    holdClocks,
  }) => {
    const { orderRef } = await placeOrder('bar@example.dk')
    await page.clock.install()
    const scrollTo = (where: 'start' | 'end') =>
      page.evaluate((block) => document.documentElement.scrollIntoView({ block, behavior: 'instant' }), where)
    await signIn(page, 'smagen', 'smagen@demo.dk', 'demo-1234')
    await page.goto(storefront('smagen', '/admin'))
    await expect(page.getByText('Forbundet')).toBeAttached()
    const bar = page.getByRole('navigation', { name: 'Hovedmenu' })
    const more = page.getByRole('button', { name: 'Mere' })
    await expect(bar.getByRole('link').filter({ visible: true })).toHaveText(['Dashboard', /^Ordre/, 'Produktion'])
    const pressed = bar.getByRole('link').or(more)
    await expectLarge(pressed)
    // it stays where it is while the page moves below it
    for (const where of ['start', 'end'] as const) {
      await scrollTo(where)
      for (const button of await pressed.all()) await expect(button).toBeInViewport({ ratio: 1 })
      await expectUncovered(pressed)
      const isAtFoot = await bar.evaluate((element) =>
        element.contains(document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 1)),
      )
      expect(isAtFoot).toBe(true)
    }
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page, 'dashboard, phone')

    await more.click()
    const ways = page.getByRole('navigation', { name: 'Flere sider' })
    await expect(ways.getByRole('link')).toHaveText([
      'Min profil',
      'Ny ordre',
      'Tilbud',
      'Kalender',
      'Menuer',
      'Allergener',
      'Brugere',
      'Indstillinger',
    ])
    await expectLarge(ways.getByRole('link'))
    await expect(page.getByRole('switch', { name: 'Lyd ved ny ordre' })).toBeVisible()
    await expectAccessible(page, 'more ways, phone')
    await ways.getByRole('link', { name: 'Menuer' }).click()
    await expect(page.getByRole('heading', { name: 'Menuer' })).toBeVisible()
    await expect(ways).toBeHidden()

    await bar.getByRole('link', { name: 'Ordre', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/ordre$/)
    await expect(bar.getByRole('link', { name: 'Ordre', exact: true })).toHaveAttribute('aria-current', 'page')
    // the list begins in the upper half of the screen: dates and lesser actions are folded
    const firstOrder = page.getByRole('table', { name: 'Alle ordre' }).getByRole('row').nth(1)
    expect((await firstOrder.boundingBox())?.y).toBeLessThan(340)
    await expect(page.getByRole('link', { name: 'Hent som CSV' })).toBeHidden()
    await page.getByRole('button', { name: 'Flere handlinger' }).click()
    await expectLarge(page.getByRole('link', { name: 'Hent som CSV' }))
    await page.getByRole('button', { name: 'Flere handlinger' }).click()
    await page.getByRole('button', { name: 'Datoer' }).click()
    await page.getByRole('button', { name: 'Levering fra: åbn kalender' }).click()
    await expect(page.getByRole('button', { name: 'Næste måned' })).toBeInViewport()
    await expectAccessible(page, 'order list, calendar of a filter, phone')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Afventer/ }).click()
    await expect(page).toHaveURL(/\?status=AWAITING_APPROVAL$/)
    await expect(page.getByRole('link', { name: String(orderRef), exact: true })).toBeVisible()
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page, 'order list, phone')

    await page.getByRole('searchbox', { name: 'Søg i ordrer' }).fill(String(orderRef))
    await expect(page.getByText('1 ordre, nyeste først')).toBeVisible()
    await page.getByRole('link', { name: String(orderRef), exact: true }).click()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(button('Godkend')).toBeInViewport({ ratio: 1 })
    // the bar covers none of it
    await expectUncovered(button('Godkend'))
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page, 'order, phone')
    await page.getByRole('textbox', { name: 'Besked til kunden' }).fill('Vi glæder os til at komme.')
    // the confirmation, which stays while time stands still, covers nothing at the end of the page
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button('Send besked').click()
    await expect(page.getByText('Beskeden er sendt')).toBeVisible()
    await page.clock.runFor(1000)
    // the mail is sent after it, which the order's history shows, and the page grows
    await expect(page.getByRole('listitem').filter({ hasText: 'Besked sendt til kunden' })).toBeVisible()
    await scrollTo('end')
    await expectUncovered(page.getByRole('listitem').filter({ hasText: 'Ordre afgivet' }))
    await expectUncovered(button('Godkend'))
    await expect(page.getByText('Beskeden er sendt')).toBeVisible()
    await page.clock.resume()
    await holdClocks(page)
    await button('Godkend').click()
    await button('Ja, godkend').click()
    await expect(button('Fortryd')).toBeInViewport({ ratio: 1 })
    await expect(button('Marker som betalt')).toBeInViewport({ ratio: 1 })
    await expectNoHorizontalOverflow(page)
    await button('Fortryd').click()
    await expect(button('Godkend')).toBeVisible()

    await more.click()
    await button('Log ud').click()
    await expect(page).toHaveURL(/\/login/)
  })

  test('DAY-10 on a phone whatever is pressed in the lists of the kitchen has 44 px, and no column is empty', async ({
    page,
  }) => {
    const { id, date } = await placeOrder('touch@example.dk')
    await acceptOrder(id)
    await signIn(page, 'smagen', 'smagen@demo.dk')
    await page.goto(storefront('smagen', `/admin/ordre/produktion?from=${date}`))
    await expect(page.getByText('Forbundet')).toBeAttached()
    const main = page.getByRole('main')
    await expect(main.getByRole('table').first()).toBeVisible()
    for (const table of await main.getByRole('table').all()) {
      const changes = await table.locator('td:nth-child(3)').allInnerTexts()
      expect(changes.length === 0 || changes.some((text) => text !== '')).toBe(true)
    }
    for (const [view, heading, state] of [
      ['Efter ret', /^Produktion \w+/, 'production, phone'],
      ['Efter ordre', /^Produktion efter ordre/, 'production by order, phone'],
      ['Sedler', /^Sedler/, 'slips of a day, phone'],
      ['Etiketter', /^Etiketter/, 'labels, phone'],
      ['Kørsel', /^Kørsel/, 'drive, phone'],
    ] as const) {
      const views = page.getByRole('navigation', { name: 'Visning' })
      await views.getByRole('link', { name: view, exact: true }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectLarge(main.locator('a, button, label:has(input), :not(label) > input'))
      if (view === 'Etiketter') await page.getByLabel('Etiketark').selectOption('Rulle, 62 mm')
      await expectAccessible(page, state)
    }
  })
})

test('MEN-3 ADM-10 the lines of a row of Indhold meet, and the ticks of services stand in the middle of their rows', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters/55/menuer'))
  await page.getByRole('link', { name: 'Frokostplatte', exact: true }).click()
  const rows = page.getByRole('table', { name: 'Indhold' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Vælg 3 slags smørrebrød' })).toBeVisible()
  // cells of a table are as high as their row
  for (const cell of await rows.getByRole('cell').all()) await expect(cell).toHaveCSS('display', 'table-cell')

  await page.goto(storefront('smagen', '/admin/caters/55/services'))
  const services = page.getByRole('table', { name: 'Services' }).locator('tbody tr')
  await expect(services.first()).toBeVisible()
  const apart = await services.evaluateAll((found) =>
    found.map((row) => {
      const middle = ({ y, height }: DOMRect) => y + height / 2
      return Math.abs(middle(row.getBoundingClientRect()) - middle(row.querySelector('svg')!.getBoundingClientRect()))
    }),
  )
  expect(apart.filter((pixels) => pixels > 1)).toEqual([])
})
