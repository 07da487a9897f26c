import { expect, type Page, type Response, test } from '@playwright/test'
import sharp from 'sharp'
import { bare, storefront } from './addresses.ts'
import { PHONE } from './phoneScreen.ts'

const MAX_RATIO = 1.3

/**
 * Lists the image files that a page loaded, each with the size of its largest box in device pixels. A browser that
 * has cached a larger file of the same image shows it in a smaller box too, and loads nothing.
 */
async function picturesOf(page: Page) {
  const density = await page.evaluate(() => devicePixelRatio)
  const pictures = new Map<string, { path: string; width: number; height: number }>()
  for (const image of await page.locator('img:visible').all()) {
    // lazy images load when they are near
    await image.scrollIntoViewIfNeeded()
    const shown = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode()
      const { currentSrc, clientWidth, clientHeight } = element
      return { path: currentSrc.slice(location.origin.length), clientWidth, clientHeight }
    })
    const width = Math.round(shown.clientWidth * density)
    const height = Math.round(shown.clientHeight * density)
    const known = pictures.get(shown.path)
    if (!known || known.width < width) pictures.set(shown.path, { path: shown.path, width, height })
  }
  return [...pictures.values()]
}

const fetched = async (page: Page, path: string, accept: string) =>
  (await page.request.get(bare(path), { headers: { accept } })).body()

test('STO-10 each image has at most 1.3 times the bytes that its box needs, and is no smaller than its box @phone', async ({
  page,
}) => {
  for (const [address, least] of [
    [bare(), 8],
    [storefront('smagen'), 3],
    [storefront('gront'), 3],
  ] as const) {
    await page.goto(address)
    const pictures = await picturesOf(page)
    expect(pictures.length).toBeGreaterThanOrEqual(least)
    for (const { path, width, height } of pictures) {
      const sent = await fetched(page, path, 'image/avif')
      const whole = await fetched(page, path.replace(/\?.*/, ''), 'image/jpeg')
      // encoded as the service does, cropped to its visible part
      const needed = await sharp(whole)
        .resize(width, height, { fit: 'cover', withoutEnlargement: true })
        .avif({ quality: 55, effort: 2 })
        .toBuffer()
      const found = `${path} in ${width} x ${height} px of ${address}`
      expect.soft(sent.length / needed.length, found).toBeLessThanOrEqual(MAX_RATIO)
      const [own, full] = [await sharp(sent).metadata(), await sharp(whole).metadata()]
      expect.soft(own.width, found).toBeGreaterThanOrEqual(Math.min(full.width, width * 0.9))
    }
  }
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, deviceScaleFactor: 3 })
  const MAX_FIRST_SCREEN_BYTES = 150_000

  /** The addresses of the images that can be seen before anything is scrolled, once they are loaded. */
  const onFirstScreen = (page: Page) =>
    page.locator('img:visible').evaluateAll(async (images) => {
      const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
        const observer = new IntersectionObserver((found) => {
          observer.disconnect()
          resolve(found)
        })
        for (const image of images) observer.observe(image)
      })
      const seen = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (target as HTMLImageElement) : []))
      await Promise.all(seen.map((image) => image.decode()))
      return seen.map(({ currentSrc }) => currentSrc)
    })

  test('PIC-2 the pictures of the first screen are at most 150 KB', async ({ page }) => {
    const images = new Map<string, Response>()
    page.on('response', (response) => images.set(response.url(), response))
    for (const address of [bare(), storefront('smagen'), storefront('festkokkenet')]) {
      await page.goto(address)
      let bytes = 0
      // The browser loads those that are near the screen, too
      for (const url of new Set(await onFirstScreen(page)))
        bytes += (await images.get(url)?.body())?.length ?? Number.NaN
      expect.soft(bytes, address).toBeGreaterThan(1_000)
      expect.soft(bytes, address).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES)
    }
  })
})
