import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { frokostplatteBody } from '../../fixtures/orderBody.ts'
import { pictureIn } from '../../fixtures/requestHost.ts'
import { until } from '../../fixtures/until.ts'
import type { DemoProduct } from '../demoProduct.ts'

/** What of the demo data the requests of these tests name. */
export interface PricedDemo {
  host: string
  /** The uuids of all of Smagen's menus. */
  menus: string[]
  menuId: string
  /** A first and a last date for the longest question about availability. */
  date: string
  lastDate: string
  orderToken: string
  /** Of another order, whose link is renewed: it opens nothing any more after the first turn. */
  renewedToken: string
  offerToken: string
  basketKey: string
  /** The paths of a calendar feed, a picture and a script. */
  calendar: string
  picture: string
  script: string
  /** The input of an order, but for its key. */
  order: { menus: { uuid: string; amount: number; items: object[] }[]; [field: string]: unknown }
}

const TIMES = { date: 20, last: 81 }

/** Makes an order, an offer and a shared basket, and finds the rest. */
export async function preparePricedDemo(product: DemoProduct): Promise<PricedDemo> {
  const { call, v2 } = product
  const smagen = await product.token('smagen@demo.dk')
  const menus = await call<{ id: string }[]>('GET', '/api/v2/caters/55/products/menus')
  const draft = await frokostplatteBody(v2, 'anna@example.dk')
  const place = async (body: object) =>
    (await call<{ order: { id: string; linkToken: string } }>('POST', '/api/v2/orders', body)).order
  const order = await place(draft)
  const renewed = await place({ ...draft, user: { ...draft.user, email: 'bo@example.dk' } })
  const { key } = await call<{ key: string }>('POST', '/api/v2/caters/55/shared-baskets', {
    lines: draft.menus.map(({ id, amount, items }) => ({ menuId: id, amount, items })),
  })
  const customer = { name: 'Anna Andersen', email: 'anna@example.dk', phone: '20304050' }
  const { offer } = await call<{ offer: { id: string } }>(
    'POST',
    '/api/v2/cater/offers',
    { customer, date: draft.time.date, clock: '12:00', order: order.id },
    smagen,
  )
  await call('POST', `/api/v2/cater/offers/${offer.id}/send`, {}, smagen)
  const { secret } = await call<{ secret: string }>('PUT', '/api/v2/cater/calendar-secret', undefined, smagen)
  const { html } = await product.get(product.address('smagen'))
  const { user, delivery, time, services, price } = draft
  const date = addDays(danishDate(new Date()), TIMES.date)
  return {
    host: 'smagen.localhost',
    menus: menus.map(({ id }) => id),
    menuId: Buffer.from(`Menu:55:${draft.menus[0]?.id}`).toString('base64'),
    date,
    lastDate: addDays(date, TIMES.last - TIMES.date),
    orderToken: order.linkToken,
    renewedToken: renewed.linkToken,
    offerToken: await mailedOffer(product.dataDir),
    basketKey: key,
    calendar: `/kalender/${secret}.ics`,
    picture: pictureIn(html).split('?')[0] ?? '',
    script: /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '',
    order: {
      caterNumber: 55,
      user,
      delivery,
      date: time.date,
      clock: time.clock,
      menus: draft.menus.map(({ id, amount, price: each, items }) => ({
        uuid: id,
        amount,
        price: each,
        items: items.map((item) => ({ uuid: item.id, groupUuid: item.groupId ?? null, amount: item.amount })),
      })),
      services: services.map(({ id, price: each }) => ({ uuid: id, price: each })),
      price,
    },
  }
}

async function mailedOffer(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  let token: string | undefined
  await until(async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((file) => /^[^.].*\.eml$/.test(file))) {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '')
      token ??= /\/tilbud\/([\w-]{22})/.exec(text)?.[1]
    }
    return token !== undefined
  })
  return token ?? ''
}
