import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { PHONE } from './phoneScreen.ts'

// A label stays reserved after its caterer is removed
const LABEL = `bladre-${crypto.randomUUID().slice(0, 8)}`

const PICTURES = [
  ['frokostplatte', 'Tre slags smørrebrød'],
  ['ostefad', 'Fem oste'],
  ['citronfromage', 'Citronfromage i glas'],
] as const

let cater: OwnCater

/** A storefront with a menu with three pictures and one with none. */
test.beforeAll(async () => {
  cater = await createCater('Bladrekøkkenet')
  const { id } = await cater.addCategory('Fade')
  const menu = new FormData()
  const images = PICTURES.map(([, text], file) => ({ file, text }))
  menu.set('menu', JSON.stringify({ type: 'menu', name: 'Fad', price: 100, categoryIds: [id], images }))
  for (const [number, [file]] of PICTURES.entries())
    menu.set(
      String(number),
      new Blob([new Uint8Array(await readFile(`api/demo/pictures/${file}.webp`))]),
      `${file}.webp`,
    )
  await cater.call('POST', '/products/menus', menu)
  await cater.addMenu('Uden billede', { categoryIds: [id] })
  await cater.openStorefront(LABEL)
})
test.afterAll(() => cater.remove())

const leafed = (page: Page) => card(page, 'Fad').last().getByRole('group', { name: 'Billeder af Fad' })

async function openFad(page: Page): Promise<Locator> {
  await page.getByRole('article', { name: 'Fad' }).getByRole('button', { name: 'Tilføj', exact: true }).click()
  await expect(leafed(page).getByText('1 af 3 · Tre slags smørrebrød')).toBeVisible()
  return leafed(page)
}

/** Swipes one finger to the left over the middle of an element. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error(`${over} is not there`)
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: box.x + part * box.width, y: box.y + box.height / 2 }],
    })
  await send('touchStart', 0.9)
  for (let step = 1; step <= 12; step++) await send('touchMove', 0.9 - step / 16)
  await send('touchEnd')
  await devtools.detach()
}

test('PIC-2 a card leads with its first picture at 4:3, one without stays typographic; an open menu is leafed through by buttons and arrow keys, and says which picture is seen', async ({
  page,
}) => {
  const code: string[] = []
  page.on('request', (request) => void code.push(request.url()))
  await page.goto(storefront(LABEL))
  const picture = card(page, 'Fad').getByRole('img')
  await expect(picture).toHaveAttribute('srcset', /240w/)
  await expect(picture).toHaveAttribute('style', /background-color/)
  await expect(picture.locator('xpath=ancestor::*[self::div][1]')).toHaveCSS('aspect-ratio', '4 / 3')
  await expect(card(page, 'Uden billede')).toBeVisible()
  await expect(card(page, 'Uden billede').getByRole('img')).toHaveCount(0)
  const pictures = await openFad(page)
  expect(code.filter((url) => url.includes('MenuPictures'))).not.toEqual([])
  await pictures.getByRole('button', { name: 'Næste billede' }).click()
  await expect(pictures.getByRole('status')).toHaveText('2 af 3 · Fem oste')
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('status')).toHaveText('3 af 3 · Citronfromage i glas')
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('status')).toHaveText('1 af 3 · Tre slags smørrebrød')
  await page.keyboard.press('ArrowLeft')
  await expect(pictures.getByRole('img', { name: 'Citronfromage i glas' })).toBeInViewport({ ratio: 0.9 })
  await expect(pictures.getByRole('img', { name: 'Fem oste' })).not.toBeInViewport({ ratio: 0.1 })
  await expectAccessible(page, 'storefront, menu with several pictures open')
})

test('PIC-2 nothing moves while pictures load; a line of the basket and of the order form has the picture of its menu, one whose menu is gone has none', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/images/**', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(storefront('smagen'), { waitUntil: 'commit' })
  await page.waitForFunction(() => window.isHydrated && document.fonts.status === 'loaded')
  const pictures = page.getByRole('article').getByRole('img')
  const loading = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('loading')))
  expect(loading.slice(0, 5)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy'])
  const menu = page
    .getByRole('article')
    .filter({ has: page.getByRole('img') })
    .nth(1)
  // what is pointed at before the pictures come is what is pressed when they are there
  await menu.getByRole('button', { name: 'Tilføj' }).hover()
  release()
  for (const index of [0, 1]) await pictures.nth(index).evaluate((image) => (image as HTMLImageElement).decode())
  await page.mouse.down()
  await page.mouse.up()
  await expect(menu.getByRole('button', { name: 'Luk' })).toBeVisible()
  await menu.getByRole('button', { name: 'Luk' }).click()

  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  const line = page.getByRole('list', { name: 'Menuer i kurven' }).getByRole('listitem')
  await expect(line.locator('img')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basket:55'))).not.toContain('/images/')
  await page.getByRole('complementary', { name: 'Kurv' }).getByText('Gå til bestilling').click()
  const ordered = page.getByRole('list', { name: 'Menuer' }).getByRole('listitem')
  await expect(ordered.locator('img')).toBeVisible()

  // as another tab would
  await page.evaluate(() => {
    const stored = localStorage.getItem('basket:55') ?? ''
    localStorage.setItem(
      'basket:55',
      stored.replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id":"00000000-0000-4000-8000-000000000000"'),
    )
    window.dispatchEvent(new StorageEvent('storage', { key: 'basket:55' }))
  })
  await expect(ordered.locator('img')).toHaveCount(0)
  await expect(ordered.getByRole('button', { name: 'Fjern' })).toBeVisible()
})

test('PIC-2 an opened menu shows the picture of its card until the larger one is there @phone', async ({ page }) => {
  const held: string[] = []
  let isHeld = false
  await page.route('**/images/**', (route) => (isHeld ? void held.push(route.request().url()) : route.fallback()))
  await page.goto(storefront('smagen'))
  const small = page.getByRole('article', { name: 'Frokostplatte' }).getByRole('img')
  await expect.poll(() => small.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const shown = await small.evaluate((image) => (image as HTMLImageElement).currentSrc)
  isHeld = true
  await page
    .getByRole('article', { name: 'Frokostplatte' })
    .getByRole('button', { name: 'Tilføj', exact: true })
    .click()
  const large = card(page, 'Frokostplatte').last().getByRole('img').first()
  await expect(large).toHaveAttribute('sizes', /30rem/)
  await expect(large).toHaveCSS('background-image', `url("${shown}")`)
  await expect.poll(() => held).toContainEqual(expect.stringContaining(shown.split('?')[0]!))
  expect(held).not.toContain(shown)
})

test('VIS-2 VIS-18 the first menu’s price and button stand above the fold, on a phone too, below a strip of the banner', async ({
  page,
}) => {
  for (const name of ['smagen', 'festkokkenet', 'gront', 'grillen']) {
    await page.goto(storefront(name))
    const first = page.getByRole('article').first()
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      for (const part of [first.getByText(/^kr\.\s.* pr\. kuvert$/), first.getByRole('button', { name: 'Tilføj' })])
        await expect.soft(part, `${name}, ${viewport.width} px wide`).toBeInViewport({ ratio: 1 })
    }
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    const strip = page.locator('[data-banner]')
    await expect(strip.locator('img')).toBeInViewport()
    expect(await topOf(strip)).toBeLessThan(await topOf(page.getByRole('banner').getByRole('link').first()))
  }
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('PIC-2 the pictures of a menu are leafed through by swiping', async ({ page }) => {
    await page.goto(storefront(LABEL))
    const pictures = await openFad(page)
    await swipeLeft(page, pictures.getByRole('list'))
    await expect(pictures.getByRole('status')).toHaveText('2 af 3 · Fem oste')
    await swipeLeft(page, pictures.getByRole('list'))
    await expect(pictures.getByRole('status')).toHaveText('3 af 3 · Citronfromage i glas')
  })
})
