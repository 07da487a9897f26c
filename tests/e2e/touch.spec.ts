import { expect, type Locator, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { signIn } from './signIn.ts'

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

async function open(page: Page, cater: OwnCater, path: string): Promise<void> {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}${path}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
}

for (const [device, viewport] of [
  ['a phone', { width: 412, height: 740 }],
  ['a tablet', { width: 820, height: 600 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('ADM-7 categories are reordered by touch on the handle; elsewhere the page scrolls', async ({ page }) => {
      const cater = await createCater('Fingerprøven')
      for (const name of ['Forretter', 'Hovedretter', 'Ost', 'Desserter']) await cater.addCategory(name)
      for (let number = 1; number <= 12; number++) await cater.addCategory(`Flere ${number}`)
      await open(page, cater, '/kategorier')
      const first = async () => (await names(page, 'Kategorier')).slice(0, 4)

      await handle(page, 'Ost').scrollIntoViewIfNeeded()
      const before = await scrolled(page)
      await swipe(page, await middleOf(handle(page, 'Ost')), await middleOf(handle(page, 'Forretter')))
      await expect.poll(first).toEqual(['Ost', 'Hovedretter', 'Forretter', 'Desserter'])
      expect(await scrolled(page)).toBe(before)
      const saved = async () => {
        const categories = await cater.call<{ name: string; order: number }[]>('GET', '/categories')
        return categories.toSorted((a, b) => a.order - b.order).map(({ name }) => name)
      }
      await expect.poll(async () => (await saved()).slice(0, 3)).toEqual(['Ost', 'Hovedretter', 'Forretter'])

      const list = page.getByRole('list', { name: 'Kategorier' }).locator('..')
      const grip = await middleOf(row(page, 'Desserter').getByRole('link'))
      await swipe(page, grip, { x: grip.x, y: grip.y - 120 })
      await expect.poll(() => list.evaluate((scroller) => scroller.scrollTop)).toBeGreaterThan(50)
      expect(await first()).toEqual(['Ost', 'Hovedretter', 'Forretter', 'Desserter'])
      await expect(page).toHaveURL(/\/kategorier$/)
    })

    test('KAT-4 menus of a category are reordered by touch on the handle; elsewhere the page scrolls', async ({
      page,
    }) => {
      const cater = await createCater('Fingermenuen')
      const { id } = await cater.addCategory('Frokost')
      for (const name of ['Platte', 'Sandwich', 'Salat']) await cater.addMenu(name, { categoryIds: [id] })
      await open(page, cater, `/kategori/${id}`)
      await row(page, 'Salat').scrollIntoViewIfNeeded()
      await swipe(page, await middleOf(handle(page, 'Salat')), await middleOf(handle(page, 'Platte')))
      await expect.poll(() => names(page, 'Menuer')).toEqual(['Salat', 'Platte', 'Sandwich'])

      const before = await scrolled(page)
      const name = await middleOf(row(page, 'Salat').getByRole('link'))
      await swipe(page, name, { x: name.x, y: name.y + 150 })
      await expect.poll(() => scrolled(page)).toBeLessThan(before - 50)
      expect(await names(page, 'Menuer')).toEqual(['Salat', 'Platte', 'Sandwich'])
    })
  })
