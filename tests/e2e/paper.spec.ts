import { expect, type Page, test } from '@playwright/test'
import { capitalized } from '../../domain/texts/capitalized.ts'
import { isoWeekday, WEEKDAYS } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { storefront } from './addresses.ts'
import { openBusyDay, type BusyDay } from './busyDay.ts'
import { mailedLink } from './mailedLink.ts'
import { linksOnPaper, printSheets, type PrintedSheet } from './printedSheets.ts'
import { PHONE } from './phoneScreen.ts'
import { signIn } from './signIn.ts'

const A4 = { width: 595, height: 842 }
const A5 = { width: 420, height: 595 }

let day: BusyDay
test.beforeAll(async () => {
  day = await openBusyDay('papir')
})

const weekday = () => WEEKDAYS[isoWeekday(day.date) - 1] ?? ''
const nameOfDay = () => `${weekday()} ${formatDate(day.date)}`

/** Opens one of the day's views in the office, with its typeface. */
async function openView(page: Page, path: string): Promise<void> {
  await signIn(page, day.kitchen.host, day.kitchen.ida.email, day.kitchen.ida.password)
  await page.goto(day.kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** Expects sheets of this paper, each numbered, with the words of its head, and more below it than the head. */
function expectHeads(sheets: readonly PrintedSheet[], paper: typeof A4, head: string): void {
  for (const [index, { width, height, lines, text }] of sheets.entries()) {
    expect(Math.abs(width - paper.width) + Math.abs(height - paper.height)).toBeLessThan(3)
    expect(lines[0]?.text).toContain(head)
    expect(lines.length).toBeGreaterThan(6)
    expect(text).toContain(`Ark ${index + 1} af ${sheets.length}`)
  }
}

/** Expects the clock of each order on the line of its reference, somewhere on the sheets. */
function expectClocks(sheets: readonly PrintedSheet[]): void {
  const lines = sheets.flatMap((sheet) => sheet.lines)
  for (const { reference, clock } of day.orders)
    expect(lines.some(({ text }) => text.includes(`${clock} ${reference}`))).toBe(true)
}

test('DAY-15 ALG-14 the list of a day with 22 orders is six sheets at most: the first has content, each the day and its number, a menu that goes on has its head again, and no head stands alone', async ({
  page,
}) => {
  await openView(page, `/admin/ordre/produktion?from=${day.date}`)
  const special = page.getByRole('region', { name: 'Hensyn og kommentarer' })
  await expect(special).toContainText('Særlige hensyn: 2 veganere; 1 uden løg')
  await expect(special).toContainText('Tjek: 3 uden mælk, men "Klassisk smørrebrød" indeholder mælk.')
  expect(await linksOnPaper(page)).toEqual([])
  const sheets = await printSheets(page)
  expect(sheets.length).toBeLessThanOrEqual(6)
  expectHeads(sheets, A4, `Produktion ${nameOfDay()}`)
  expect(sheets[0]?.lines[1]?.text).toBe('Hensyn og kommentarer')
  expectClocks(sheets)
  // A mark is printed whole, in words that need no colour
  expect(sheets.map(({ text }) => text).join('\n')).toContain('Tjek: 3 uden mælk, men "Klassisk smørrebrød"')
  const heads = [...day.menus.map((menu) => new RegExp(`^${menu} \\d+ kuverter$`)), /^Hensyn og kommentarer$/]
  for (const { lines } of sheets) {
    // Below the day's head each sheet begins with the head of what is on it
    expect(heads.some((head) => head.test(lines[1]?.text ?? ''))).toBe(true)
    // The last lines before the foot are rows, not heads of a menu or of a part
    const last = lines.at(-2)?.text ?? ''
    expect(last).not.toMatch(/kuverter$|^Antal Ret|^Inkluderet$|^Hensyn/)
  }
  for (const menu of day.menus) {
    const printed = sheets.filter(({ lines }) =>
      lines.some(({ text }) => new RegExp(`^${menu} \\d+ kuverter$`).test(text)),
    )
    expect(printed.length).toBeGreaterThan(0)
  }
})

test('DAY-15 by order each ticket has its clock beside its reference, is as wide as the sheet, and has its head again where it goes on', async ({
  page,
}) => {
  await openView(page, `/admin/ordre/produktion/ordrer?from=${day.date}`)
  expect(await linksOnPaper(page)).toEqual([])
  const sheets = await printSheets(page)
  expectHeads(sheets, A4, `Produktion efter ordre ${nameOfDay()}`)
  expectClocks(sheets)
  for (const { lines } of sheets) expect(lines[1]?.text).toMatch(/^\d\d:\d\d \d+ Gæst\d+ Kunde/)
  // Dishes stand beside each other, and what is in them on one line
  const dishes = sheets.flatMap(({ lines }) => lines).filter(({ text }) => text.startsWith('Inkluderet 10x'))
  for (const { right } of dishes) expect(right).toBeGreaterThan(A4.width * 0.6)
  const allergens = sheets.flatMap(({ lines }) => lines).filter(({ text }) => text.startsWith('Indeholder: '))
  expect(allergens.some(({ text }) => text.includes('krebsdyr, æg, mælk, sennep, sesam'))).toBe(true)
})

test('DAY-15 22 orders are 22 slips of one sheet each, with reference, name and clock', async ({ page }) => {
  await openView(page, `/admin/ordre/produktion/sedler?from=${day.date}`)
  await expect(page.getByRole('article')).toHaveCount(22)
  for (const paper of [A5, A4]) {
    await page.getByRole('radio', { name: paper === A5 ? 'A5' : 'A4' }).check()
    await expect(page.getByRole('article')).toHaveCount(22)
    const sheets = await printSheets(page)
    expect(sheets).toHaveLength(22)
    for (const { reference, name, clock } of day.orders) {
      const slip = sheets.filter(({ lines }) => lines.slice(0, 4).some(({ text }) => text.includes(String(reference))))
      expect(slip).toHaveLength(1)
      expect(Math.abs((slip[0]?.width ?? 0) - paper.width)).toBeLessThan(3)
      const head = slip[0]?.lines
        .slice(0, 5)
        .map(({ text }) => text)
        .join(' ')
      for (const part of [clock, name, capitalized(nameOfDay())]) expect(head).toContain(part)
      expect(slip[0]?.text).toContain('Pakket af')
      expect(slip[0]?.text).not.toContain('Ark ')
    }
  }
})

test('DAY-15 a slip that cannot fit has its head on each of its sheets, which are counted', async ({ page }) => {
  const menus = await day.kitchen.cater.call<{ id: string; name: string }[]>('GET', '/products/menus')
  const frokost = menus.find(({ name }) => name === 'Frokost')
  for (let number = 1; number <= 60; number++)
    await day.kitchen.cater.call('POST', `/products/menus/${frokost?.id}/child`, {
      type: 'include',
      name: `Ret nummer ${number} af mange`,
      price: 0,
    })
  const order = await day.kitchen.order('Lange', 20, { clock: '14:15' })
  await day.kitchen.answer(order, 'accept')
  await openView(page, `/admin/ordre/produktion/sedler?from=${order.date}`)
  await expect(page.getByRole('article').first()).toContainText(/Ark 1 af \d/)
  const sheets = await printSheets(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const [index, { lines, text }] of sheets.entries()) {
    const head = lines
      .slice(0, 5)
      .map((line) => line.text)
      .join(' ')
    for (const part of [String(order.reference), 'Lange Kunde', '14:15']) expect(head).toContain(part)
    expect(text).toContain(`Ark ${index + 1} af ${sheets.length}`)
    expect(text).toContain('Ret nummer')
  }
  expect(sheets.at(-1)?.text).toContain('Pakket af')
})

test('DAY-15 DAY-9 the driver’s list on paper has its head on each sheet, a clock beside each name, and no button', async ({
  page,
}) => {
  await openView(page, `/admin/ordre/produktion/koersel?from=${day.date}`)
  expect(await linksOnPaper(page)).toEqual([])
  const sheets = await printSheets(page)
  expect(sheets.length).toBeLessThanOrEqual(2)
  expectHeads(sheets, A4, `Kørsel ${nameOfDay()}`)
  const lines = sheets.flatMap((sheet) => sheet.lines.map(({ text }) => text))
  for (const { name, clock, reference, isPickup } of day.orders) {
    if (isPickup) expect(lines.some((line) => line.includes(`kl. ${clock}: ${reference} ${name}`))).toBe(true)
    else expect(lines.some((line) => line.startsWith(`${clock} ${name}`))).toBe(true)
  }
  expect(lines.filter((line) => line.endsWith('Leveret kl. ________'))).toHaveLength(
    day.orders.filter(({ isPickup }) => !isPickup).length,
  )
})

test('DAY-9 on a phone the chosen view is in sight, and no row of the driver’s list has a filled button', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  await openView(page, `/admin/ordre/produktion/koersel?from=${day.date}`)
  const chosen = page.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Kørsel' })
  await expect(chosen).toBeInViewport({ ratio: 1 })
  const fills = await page
    .getByRole('button', { name: 'Leveret' })
    .evaluateAll((buttons) => [...new Set(buttons.map((button) => getComputedStyle(button).backgroundColor))])
  expect(fills).toHaveLength(1)
  const surface = await page
    .getByRole('article')
    .first()
    .evaluate((stop) => {
      let box: Element | null = stop
      while (box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)') box = box.parentElement
      return box ? getComputedStyle(box).backgroundColor : ''
    })
  expect(['rgba(0, 0, 0, 0)', surface]).toContain(fills[0])
})

test('ALG-9 DAY-15 labels fill their sheets, in type as large as fits; what is no food gets none', async ({ page }) => {
  await openView(page, `/admin/ordre/produktion/etiketter?from=${day.date}`)
  const labels = page.getByRole('region', { name: 'Etiketter' }).getByRole('article')
  const count = await labels.count()
  expect(count).toBeGreaterThan(60)
  await expect(labels.filter({ hasText: 'Servietter' })).toHaveCount(0)
  await expect(page.getByText('Udskriv i 100 % og uden marginer.')).toBeVisible()

  const sheets = await printSheets(page)
  expect(sheets).toHaveLength(Math.ceil(count / 21))
  for (const [index, { text }] of sheets.entries()) {
    expect(text).not.toContain('Servietter')
    expect(text).not.toContain('Ark ')
    const onSheet = text.split(`Køkken ${day.kitchen.host}`.slice(0, 12)).length - 1
    if (index < sheets.length - 1) expect(onSheet).toBe(21)
  }
  const sizes = await labels.evaluateAll((all) =>
    all.map((label) => [label.textContent?.length ?? 0, Number.parseFloat(getComputedStyle(label).fontSize)] as const),
  )
  const [shortest] = sizes.toSorted(([a], [b]) => a - b)
  const [longest] = sizes.toSorted(([a], [b]) => b - a)
  expect(shortest?.[1]).toBeGreaterThan(longest?.[1] ?? NaN)

  // wider than a phone: scrolled by keyboard
  await page.setViewportSize(PHONE.viewport)
  const preview = page.getByRole('region', { name: 'Etiketter' })
  await preview.focus()
  await expect(preview).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => preview.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
})

test('DAY-15 ALG-14 an order is printed on one sheet, marked where a need meets its food; an estimate and an offer carry what they are, and no links', async ({
  page,
}) => {
  const order = day.orders[1]
  if (!order) throw new Error('The day has no orders')
  await openView(page, `/admin/ordre/${order.id}`)
  await expect(page.getByRole('region', { name: 'Indhold' })).toContainText(
    'Tjek: 3 uden mælk, men "Klassisk smørrebrød" indeholder mælk.',
  )
  expect(await linksOnPaper(page)).toEqual([])
  const sheets = await printSheets(page)
  expect(sheets).toHaveLength(1)
  for (const part of [
    `Ordre ${order.reference}, ${order.name}`,
    `kl. ${order.clock}`,
    'Tjek: 3 uden mælk',
    'Ark 1 af 1',
  ])
    expect(sheets[0]?.text).toContain(part)

  const menus = await day.kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  const lines = menus.flatMap(({ id }) => [10, 20, 30, 40, 50, 60].map((amount) => ({ menuId: id, amount, items: [] })))
  const { key } = await day.kitchen.cater.call<{ key: string }>('POST', '/shared-baskets', { lines, covers: 20 })
  await page.goto(storefront(day.kitchen.host, `/kurv/${key}/prisoverslag`))
  await expect(page.getByRole('heading', { level: 1, name: 'Prisoverslag' })).toBeVisible()
  expect(await linksOnPaper(page)).toEqual([])
  const estimate = await printSheets(page)
  expect(estimate.length).toBeGreaterThan(1)
  for (const [index, { text, lines: printed }] of estimate.entries()) {
    expect(text).toContain('Prisoverslag, Køkken')
    expect(text).toContain(`Ark ${index + 1} af ${estimate.length}`)
    if (index > 0 && text.includes(' × ')) expect(printed[0]?.text).toBe('Vare Pr. kuvert I alt')
  }

  const email = `papir-${crypto.randomUUID()}@example.dk`
  await openView(page, `/admin/tilbud/nyt?ordre=${order.id}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Opret kladde' }).click()
  await page.getByRole('button', { name: 'Send tilbud' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, send tilbud' }).click()
  await expect(page.getByText('Kunden kan godkende eller afvise.')).toBeVisible()
  await page.goto(await mailedLink(email, 'Tilbud'))
  await expect(page.getByRole('heading', { name: 'Tilbuddet', exact: true })).toBeVisible()
  expect(await linksOnPaper(page)).toEqual([])
  const offer = await printSheets(page)
  for (const [index, { text }] of offer.entries()) {
    expect(text).toMatch(/Tilbud \d+ fra Køkken/)
    expect(text).toContain(`Ark ${index + 1} af ${offer.length}`)
  }
})
