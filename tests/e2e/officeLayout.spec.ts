import { expect, type Locator, test } from '@playwright/test'
import { acceptOrder } from './acceptOrder.ts'
import { storefront } from './addresses.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const boxes = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { name: element.ariaLabel ?? element.textContent, x, y, width, height }
    }),
  )

test('a toast does not cover what is pressed: the page can be scrolled clear of it @phone', async ({ page }) => {
  const { id } = await placeOrder('toast@example.dk')
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.getByRole('textbox', { name: 'Besked til kunden' }).fill('Vi glæder os til at komme.')
  const send = page.getByRole('button', { name: 'Send besked' })
  await send.click()
  await expect(page.getByText('Beskeden er sendt')).toBeVisible()
  // what a press in the middle and near both ends would reach
  const reached = await send.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(x + share * width, y + height / 2)?.textContent)
  })
  expect(reached).toEqual(['Send besked', 'Send besked', 'Send besked'])
})

test('DAY-1 the offer to undo stands beside the way back, clear of the page', async ({ page }) => {
  const { id } = await placeOrder('toast@example.dk')
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await page.getByRole('button', { name: 'Godkend', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, godkend' }).click()
  const undo = page.getByRole('button', { name: 'Fortryd', exact: true })
  await expect(undo).toBeVisible()
  const [offer] = await boxes(undo)
  const [main] = await boxes(page.getByRole('main'))
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0)
})

test('MEN-3 the lines of a row of Indhold meet', async ({ page }) => {
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters/55/menuer'))
  await page.getByRole('link', { name: 'Frokostplatte', exact: true }).click()
  const rows = page.getByRole('table', { name: 'Indhold' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Vælg 3 slags smørrebrød' })).toBeVisible()
  const lines = await rows.evaluateAll((found) =>
    found.map((row) =>
      [...row.children].map((cell) => [getComputedStyle(cell).display, cell.getBoundingClientRect().bottom]),
    ),
  )
  for (const cells of lines) expect(new Set(cells.map(String)).size).toBe(1)
})

test('ADM-10 the ticks of services stand in the middle of their rows', async ({ page }) => {
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters/55/services'))
  const rows = page.getByRole('table', { name: 'Services' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    const [[line], [tick]] = await Promise.all([boxes(row), boxes(row.locator('svg'))])
    const middle = (box: typeof line) => (box ? box.y + box.height / 2 : Number.NaN)
    expect(Math.abs(middle(line) - middle(tick))).toBeLessThanOrEqual(1)
  }
})

test('DAY-10 on a phone whatever is pressed in the lists of the kitchen has 44 px, and no column is empty @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, date } = await placeOrder('touch@example.dk')
  await acceptOrder(id)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  const main = page.getByRole('main')
  for (const list of ['/ordrer', '/koersel', '/sedler', '/etiketter', '']) {
    await page.goto(storefront('smagen', `/admin/ordre/produktion${list}?from=${date}`))
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { name, width, height } of await boxes(main.locator('a, button, label:has(input), :not(label) > input')))
      expect([list, name, width >= 44, height >= 44]).toEqual([list, name, true, true])
  }
  await expect(main.getByRole('table').first()).toBeVisible()
  for (const table of await main.getByRole('table').all()) {
    const changes = await table.locator('td:nth-child(3)').allInnerTexts()
    expect(changes.length === 0 || changes.some((text) => text !== '')).toBe(true)
  }
})

test('DAY-10 a phone has a bar of four at the foot, and the other ways behind the last of them @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await placeOrder('bar@example.dk')
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const bar = page.getByRole('navigation', { name: 'Hovedmenu' })
  const more = page.getByRole('button', { name: 'Mere' })
  const shown = async () => [...(await boxes(bar.getByRole('link'))), ...(await boxes(more))]
  expect((await shown()).map(({ name }) => name)).toEqual(['Dashboard', 'Ordre', 'Produktion', 'Mere'])
  for (const { x, y, width, height } of await shown()) {
    expect([width >= 44, height >= 44, x >= 0, x + width <= 390]).toEqual([true, true, true, true])
    expect(y + height).toBeGreaterThan(840)
  }
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
  ])
  for (const { name, height } of await boxes(ways.getByRole('link'))) expect([name, height >= 44]).toEqual([name, true])
  expect(await findViolations(page)).toEqual([])
  await ways.getByRole('link', { name: 'Menuer' }).click()
  await expect(page.getByRole('heading', { name: 'Menuer' })).toBeVisible()
  await expect(ways).toBeHidden()
  await bar.getByRole('link', { name: 'Ordre', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/ordre$/)
  await expect(bar.getByRole('link', { name: 'Ordre', exact: true })).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('link', { name: /^1\d{5}$/ })
    .first()
    .click()
  const accept = page.getByRole('button', { name: 'Godkend', exact: true })
  await expect(accept).toBeVisible()
  const [answer] = await boxes(accept)
  const [foot] = await boxes(bar)
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
})
