import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import {
  addOrderFixture,
  call,
  type OrderFixture,
  noon,
  orderBody,
  placeTestOrder,
  platterLine,
} from './testing/orderFixture.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})

const post = (body: object) => call(service, 'POST', '/orders', { body })

describe('PRI-5 price periods', () => {
  const SUNDAY = '2026-11-22'
  const CHRISTMAS = '2026-12-25'
  const PLAIN = '2026-11-24'
  type Period = { type: 1 | 2 | 3; percentage: number; weekdays?: number[]; from?: string | null; to?: string | null }

  const withPeriods = async (periods: Period[]) => {
    const of = await addOrderFixture(service)
    for (const period of periods) {
      await service.db
        .insertInto('pricePeriod')
        .values({ caterId: of.cater.id, ...period })
        .execute()
    }
    return of
  }
  /** The order of {@link orderBody} as it is charged on a date. */
  const charged = async (of: OrderFixture, date: string) => {
    const rejected = await post(orderBody(of, { time: { date, clock: '12:30' }, price: 0 }))
    const { total } = rejected.json().prices
    return placeTestOrder(service, of, { time: { date, clock: '12:30' }, price: total })
  }

  const sundays: Period = { type: 1, percentage: 10, weekdays: [7] }
  const holidays: Period = { type: 2, percentage: 15 }
  const offer: Period = { type: 3, percentage: -10, from: '2026-11-20', to: '2026-12-25' }
  test.each<[string, Period[], string, number, number | null]>([
    ['none on a plain day', [sundays, holidays], PLAIN, 0, null],
    ['a weekday', [sundays], SUNDAY, 10, 1],
    ['a weekday of several', [{ ...sundays, weekdays: [1, 2, 5] }], PLAIN, 10, 1],
    ['a holiday', [holidays], CHRISTMAS, 15, 2],
    ['no holiday on Christmas Eve', [holidays], '2026-12-24', 0, null],
    ['an offer', [offer], PLAIN, -10, 3],
    ['an offer on its first day', [{ ...offer, from: PLAIN }], PLAIN, -10, 3],
    ['an offer on its last day', [offer], CHRISTMAS, -10, 3],
    ['no offer a day later', [offer], '2026-12-26', 0, null],
    ['an open offer', [{ ...offer, from: null, to: null }], PLAIN, -10, 3],
    ['the offer before holiday and weekday', [sundays, holidays, offer], CHRISTMAS, -10, 3],
    [
      'a dear offer before a cheap holiday',
      [
        { ...holidays, percentage: -20 },
        { ...offer, percentage: 5 },
      ],
      CHRISTMAS,
      5,
      3,
    ],
    ['the holiday before the weekday', [{ ...sundays, weekdays: [5] }, holidays], CHRISTMAS, 15, 2],
    ['of two weekdays the lower', [sundays, { ...sundays, percentage: 4 }], SUNDAY, 4, 1],
    ['of two holidays the lower', [{ ...holidays, percentage: -3 }, holidays], CHRISTMAS, -3, 2],
    ['of two offers the lower', [offer, { ...offer, percentage: -25 }], PLAIN, -25, 3],
  ])('%s', async (_name, periods, date, percentage, type) => {
    const order = await charged(await withPeriods(periods), date)
    // Of 144,00 for each of 10 covers; not of desserts and delivery
    const difference = 1440 * (percentage / 100)
    expect(order.price).toBeCloseTo(1695 + difference, 6)
    const active = { id: expect.any(String), type, percentage, amount: expect.closeTo(difference, 6) }
    expect(order.activePeriodPrice).toEqual(type === null ? null : active)
    expect(order.content).toMatchObject({ menus: [{ price: 144 }], services: [{ price: 150 }] })
  })

  test.each([
    // 144,12 and 12,5 % are 162,135
    [12.5, 162.14],
    // 144,12 less 12,5 % are 126,105
    [-12.5, 126.11],
  ])('%s %: a half øre of a cover is rounded up, before it is multiplied', async (percentage, cover) => {
    const of = await withPeriods([{ type: 3, percentage }])
    await service.db.updateTable('menu').set({ priceOere: 129_12 }).where('id', '=', of.ids.platter).execute()
    const price = (Math.round(cover * 100) * 10 + 105_00 + 150_00) / 100
    const order = await placeTestOrder(service, of, { menus: [platterLine(of.ids, { price: 144.12 })], price })
    expect(order).toMatchObject({ price, content: { menus: [{ price: 144.12 }] } })
  })

  test('PRI-4 PRI-5 the charged total equals that of a simple model, for any periods and date', async () => {
    const percentage = fc.integer({ min: -4000, max: 4000 }).map((hundredths) => hundredths / 100)
    const date = fc.constantFrom(PLAIN, SUNDAY, CHRISTMAS, '2026-12-26', '2026-12-24', '2027-03-25', '2027-03-28')
    const period = fc.oneof(
      fc.record({
        type: fc.constant(1 as const),
        percentage,
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      }),
      fc.record({ type: fc.constant(2 as const), percentage }),
      fc.record({ type: fc.constant(3 as const), percentage, from: fc.option(date), to: fc.option(date) }),
    )
    const publicHolidays = [CHRISTMAS, '2026-12-26', '2027-03-25', '2027-03-28']
    const lowestOf = (periods: Period[]) => Math.min(...periods.map((active) => active.percentage))
    const modelOf = (periods: Period[], day: string): number => {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
      const offers = periods.filter(({ type, from, to }) => type === 3 && (from ?? day) <= day && (to ?? day) >= day)
      if (offers.length > 0) return lowestOf(offers)
      const onHoliday = periods.filter(({ type }) => type === 2 && publicHolidays.includes(day))
      if (onHoliday.length > 0) return lowestOf(onHoliday)
      const onWeekday = periods.filter(({ type, weekdays }) => type === 1 && weekdays?.includes(weekday))
      return onWeekday.length > 0 ? lowestOf(onWeekday) : 0
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(period, { maxLength: 5 }),
        date,
        fc.integer({ min: 1, max: 50_000 }),
        async (periods, day, price) => {
          const of = await withPeriods(periods)
          await service.db.updateTable('menu').set({ priceOere: price }).where('id', '=', of.ids.platter).execute()
          const cover = BigInt(price + 1500)
          const hundredths = BigInt(10_000 + Math.round(modelOf(periods, day) * 100))
          const [whole, rest] = [(cover * hundredths) / 10_000n, (cover * hundredths) % 10_000n]
          const total = Number(whole + (rest >= 5_000n ? 1n : 0n)) * 10 + 3 * 3500 + 15_000
          const body = orderBody(of, {
            time: { date: day, clock: '12:30' },
            menus: [platterLine(of.ids, { price: (price + 1500) / 100 })],
            price: total / 100,
          })
          const answer = await post(body)
          expect(answer.json()).toMatchObject({ order: { price: total / 100 } })
        },
      ),
      { numRuns: 40 },
    )
  })
})
