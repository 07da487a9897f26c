import { beforeAll, expect, test } from 'vitest'
import { type DemoProduct, startDemoProduct } from './demoProduct.ts'
import { linkToken } from './prices/documentRequests.ts'
import { preparePricedDemo, type PricedDemo } from './prices/pricedDemo.ts'

let product: DemoProduct
let demo: PricedDemo
beforeAll(async () => {
  product = await startDemoProduct()
  demo = await preparePricedDemo(product)
  return () => product.stop()
})

const get = (storefront: string | null, path: string) => product.get(product.address(storefront, path))
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

test('VIS-19 the link of an order, an offer and a basket opens it on the host of its caterer', async () => {
  for (const path of [`/ordre/${demo.orderToken}`, `/tilbud/${demo.offerToken}`, `/kurv/${demo.basketKey}`])
    expect([path, (await get('smagen', path)).status]).toEqual([path, 200])
})

test.each([
  ['/ordre/:key', 'Linket virker ikke'],
  ['/tilbud/:key', 'Linket virker ikke'],
  ['/kurv/:key', 'Kurven findes ikke'],
  ['/kurv/:key/prisoverslag', 'Kurven findes ikke'],
  ['/tak-for-din-bestilling/:key', 'Vi kan ikke vise denne bestilling'],
])('VIS-19 an unknown %s is 404 and says so', async (path, words) => {
  const { status, html } = await get('smagen', path.replace(':key', linkToken(1)))
  expect([status, heading(html)]).toEqual([404, words])
})

test.each(['/ordre/:key/kalender.ics', '/tak-for-din-bestilling/:key/kalender.ics', '/kalender/:key.ics'])(
  'VIS-19 an unknown %s is 404 and says so',
  async (path) => {
    const { status, html } = await get('smagen', path.replace(':key', linkToken(1)))
    expect([status, html.trim()]).toEqual([404, expect.stringMatching(/\.$/)])
  },
)

test('VIS-19 a link that was replaced is 410 and says so, for the page and its calendar', async () => {
  await product.call('POST', `/api/v2/order-links/${demo.renewedToken}/renewal`, {})
  const page = await get('smagen', `/ordre/${demo.renewedToken}`)
  expect([page.status, heading(page.html)]).toEqual([410, 'Linket virker ikke'])
  const calendar = await get('smagen', `/ordre/${demo.renewedToken}/kalender.ics`)
  expect([calendar.status, calendar.html]).toEqual([410, expect.stringContaining('nyeste mail')])
})

test('VIS-19 an order on another host redirects to its caterer’s; offers and baskets are not found there', async () => {
  for (const host of ['gront', null, 'lukket']) {
    const { status, headers } = await get(host, `/ordre/${demo.orderToken}?x=1`)
    const own = product.address('smagen', `/ordre/${demo.orderToken}?x=1`)
    expect([host, status, headers.location, headers['cache-control']]).toEqual([host, 308, own, 'private, no-store'])
  }
  const offer = await get('gront', `/tilbud/${demo.offerToken}`)
  expect([offer.status, heading(offer.html)]).toEqual([404, 'Linket virker ikke'])
  const basket = await get('gront', `/kurv/${demo.basketKey}`)
  expect([basket.status, heading(basket.html)]).toEqual([404, 'Kurven findes ikke'])
})

test.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, '00000100'],
  ['/apple-touch-icon.png', /^image\/png$/, '89504e47'],
])('VIS-19 %s is a file, cached by browsers, on every host', async (path, type, signature) => {
  for (const host of ['smagen', null]) {
    const { status, headers, bytes } = await get(host, path)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    expect(headers['content-type']).toMatch(type)
    expect(bytes.subarray(0, 4).toString('hex')).toBe(signature)
  }
})
