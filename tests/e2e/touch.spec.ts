import { expect, type Locator, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'

interface Point {
  x: number
  y: number
}

/** Sends raw touch events of one finger, so that the browser itself decides whether they scroll. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = Array.from({ length: 12 }, (_, step) => (step + 1) / 12)
  await touch('touchStart', from)
  for (const part of steps)
    await touch('touchMove', { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) })
  await touch('touchEnd')
  await devtools.detach()
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const handle = (page: Page, name: string) => row(page, name).getByRole('button', { name: 'Træk for at flytte' })
const names = (page: Page, list: string) => rows(page, list).getByRole('link').allInnerTexts()
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test.use(PHONE)

test('ADM-7 KAT-4 categories, and menus of one, are reordered by touch on the handle; elsewhere the page scrolls', async ({
  page,
}) => {
  const cater = await createCater('Fingerprøven')
  const { id } = await cater.addCategory('Forretter')
  for (const name of ['Hovedretter', 'Ost', 'Desserter']) await cater.addCategory(name)
  for (let number = 1; number <= 12; number++) await cater.addCategory(`Flere ${number}`)
  for (const name of ['Platte', 'Sandwich', 'Salat']) await cater.addMenu(name, { categoryIds: [id] })
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/kategorier`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const first = async () => (await names(page, 'Kategorier')).slice(0, 4)
  const saved = async () => {
    const categories = await cater.call<{ name: string; order: number }[]>('GET', '/categories')
    return categories.toSorted((a, b) => a.order - b.order).map(({ name }) => name)
  }
  /** Moves one category to the place of another, which takes its place. */
  const swap = async (moved: string, to: string) => {
    await handle(page, moved).scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await swipe(page, await middleOf(handle(page, moved)), await middleOf(handle(page, to)))
    await expect.poll(async () => (await first()).indexOf(moved)).toBe(0)
    expect(await scrolled(page)).toBe(before)
    const order = await first()
    await expect.poll(async () => (await saved()).slice(0, 4)).toEqual(order)
    return order
  }
  expect(await swap('Ost', 'Forretter')).toEqual(['Ost', 'Hovedretter', 'Forretter', 'Desserter'])
  const tablet = { width: 820, height: 600 }
  const phone = page.viewportSize()
  await page.setViewportSize(tablet)
  const order = await swap('Forretter', 'Ost')
  expect(order).toEqual(['Forretter', 'Hovedretter', 'Ost', 'Desserter'])

  for (const screen of [tablet, phone]) {
    if (screen) await page.setViewportSize(screen)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const grip = await middleOf(row(page, 'Desserter').getByRole('link'))
    await swipe(page, grip, { x: grip.x, y: grip.y - 120 })
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    expect(await first()).toEqual(order)
    await expect(page).toHaveURL(/\/kategorier$/)
  }

  await row(page, 'Forretter').getByRole('link').click()
  await row(page, 'Salat').scrollIntoViewIfNeeded()
  await swipe(page, await middleOf(handle(page, 'Salat')), await middleOf(handle(page, 'Platte')))
  await expect.poll(() => names(page, 'Menuer')).toEqual(['Salat', 'Platte', 'Sandwich'])
  const before = await scrolled(page)
  const name = await middleOf(row(page, 'Salat').getByRole('link'))
  await swipe(page, name, { x: name.x, y: name.y + 150 })
  await expect.poll(() => scrolled(page)).toBeLessThan(before)
  expect(await names(page, 'Menuer')).toEqual(['Salat', 'Platte', 'Sandwich'])
  await cater.remove()
})
