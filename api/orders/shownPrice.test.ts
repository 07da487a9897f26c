import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addOrderFixture, call, noon, orderBody } from './testing/orderFixture.ts'
import type { OrderFixture } from './testing/orderFixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'
import { basketTotal } from '../../domain/basket/basket.ts'
import type { BasketMenu } from '../../domain/basket/basket.ts'
import { isOrderable } from '../../domain/basket/basketReview.ts'
import { isSatisfiable } from '../../domain/menus/choices.ts'
import { anyMenu } from '../../domain/basket/menuFixtures.ts'
import { toKroner } from '../../domain/money/money.ts'
import { PRICE_PERIOD_TYPES } from '../../domain/money/pricePeriods.ts'
import { clickThrough } from './testing/clicking.ts'
import { insertMenu } from './testing/insertMenu.ts'

const MENUS = 40
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const MONDAYS = { type: PRICE_PERIOD_TYPES.FIXED_DAY, percentage: 12.5, name: 'Mandag' } as const

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  await service.db
    .insertInto('pricePeriod')
    .values({ caterId: fixture.cater.id, ...MONDAYS, weekdays: [1] })
    .execute()
  return () => service.close()
})

const clicks = fc.array(
  fc.record({
    on: fc.constantFrom('more', 'more', 'more', 'fewer', 'add', 'add', 'remove', 'moreCovers', 'fewerCovers'),
    at: fc.nat(20),
  }),
  { minLength: 4, maxLength: 30 },
)
// The storefront offers satisfiable menus only (CFG-10)
const offeredMenu = fc
  .tuple(
    anyMenu.filter(isSatisfiable),
    fc.option(fc.integer({ min: 1, max: 5 })),
    fc.option(fc.integer({ min: 5, max: 9 })),
  )
  .map(([menu, minAmount, maxAmount]) => ({ ...menu, minAmount, maxAmount }))

/** A line as the page submits it, at the shown price. */
const placedLine = ({ id, amount, price, selectedMenuItems }: BasketMenu) => ({
  id,
  amount,
  price: toKroner(price),
  items: selectedMenuItems.map(({ groupId, ...item }) => ({ ...item, groupId: groupId ?? undefined })),
})

test('PRI-1 PRI-4 PRI-5 CFG-8 an order put together by random clicks costs what was shown, and is never rejected', async () => {
  const driving = { id: fixture.ids.driving, name: 'Kørsel', price: 150_00, required: true, appliesTo: 'both' as const }
  let ordered = 0
  await fc.assert(
    fc.asyncProperty(offeredMenu, clicks, fc.constantFrom(MONDAY, TUESDAY), async (random, pressed, date) => {
      const menu = await insertMenu(service, fixture.cater.id, random)
      const basket = clickThrough(menu, fixture.cater.id, pressed)
      if (!isOrderable(basket, new Map([[menu.id, menu]]), { date, today: date })) return
      const shown = toKroner(basketTotal({ ...basket, services: [driving] }, date === MONDAY ? MONDAYS.percentage : 0))
      const body = orderBody(fixture, {
        time: { date, clock: '12:30' },
        menus: basket.menus.map(placedLine),
        price: shown,
      })
      const answer = await call(service, 'POST', '/orders', { body })
      expect(answer.json()).toMatchObject({ order: {} })
      const order = await call(service, 'GET', `/cater/orders/${answer.json().order.id}`, fixture)
      expect(order.json().price).toBe(shown)
      ordered += 1
    }),
    { numRuns: MENUS },
  )
  // Enough of the random clicks must result in an order
  expect(ordered).toBeGreaterThan(MENUS / 4)
})
