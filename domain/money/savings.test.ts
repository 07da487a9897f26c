import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDanishMoment } from '../time/danishMoment.ts'
import { addDays, danishDate } from '../time/danishTime.ts'
import { findWithheld, judgeReduction, type LoggedPrice, type Saving } from './savings.ts'

/** The day of the last entry of most histories is 0, days before it are negative. */
const DAY_ZERO = '2026-11-10'
const day = (days: number) => addDays(DAY_ZERO, days)

/** An entry at noon of a day, or at a clock; prices in kroner. */
type Entry = [day: number, price: number, from?: number | null, clock?: string]
const toLog = (entries: readonly Entry[]): LoggedPrice[] =>
  entries.map(([days, price, from = null, clock = '12:00']) => ({
    at: parseDanishMoment(day(days), clock),
    price: price * 100,
    discountFromPrice: from === null ? null : from * 100,
  }))

const shown = (normalPrice: number, percent: number, from = 0, to = from + 10): Saving => ({
  normalPrice: normalPrice * 100,
  percent,
  from: day(from),
  to: day(to),
})
const lowerBefore = (price: number, days: number) => ({ reason: 'LOWER_BEFORE', price: price * 100, date: day(days) })
const tooYoung = (days: number) => ({ reason: 'TOO_YOUNG', earliest: day(days) })

describe('MEM-2, MEM-3 a history of prices', () => {
  test.each<[string, Entry[], unknown]>([
    ['without any price', [], null],
    ['of one price', [[-60, 149]], null],
    [
      'reduced without saying so',
      [
        [-60, 149],
        [0, 129],
      ],
      null,
    ],
    [
      'reduced after 60 days',
      [
        [-60, 149],
        [0, 129, 149],
      ],
      shown(149, 13),
    ],
    [
      'reduced after exactly 30 days',
      [
        [-30, 149],
        [0, 129, 149],
      ],
      shown(149, 13),
    ],
    [
      'reduced a minute before 30 days',
      [
        [-30, 149, null, '12:01'],
        [0, 129, 149],
      ],
      tooYoung(0),
    ],
    [
      'reduced after 29 days',
      [
        [-29, 149],
        [0, 129, 149],
      ],
      tooYoung(1),
    ],
    ['reduced from the beginning', [[-60, 129, 149]], tooYoung(-30)],
    [
      'reduced from the beginning, and further later',
      [
        [-60, 129, 149],
        [0, 119, 149],
      ],
      tooYoung(-30),
    ],
    [
      'raised just before it is reduced',
      [
        [-60, 129],
        [-5, 149],
        [0, 129, 149],
      ],
      lowerBefore(129, -30),
    ],
    [
      'raised just before it is reduced to less',
      [
        [-60, 129],
        [-5, 149],
        [0, 119, 149],
      ],
      shown(129, 7),
    ],
    [
      'cheaper for some days',
      [
        [-60, 145],
        [-38, 125],
        [-21, 145],
        [0, 129, 145],
      ],
      lowerBefore(125, -30),
    ],
    [
      'cheaper until 30 days before',
      [
        [-60, 125],
        [-30, 149],
        [0, 129, 149],
      ],
      shown(149, 13),
    ],
    [
      'cheaper until a minute less',
      [
        [-60, 125],
        [-30, 149, null, '12:01'],
        [0, 129, 149],
      ],
      lowerBefore(125, -30),
    ],
    [
      'cheaper long before',
      [
        [-90, 99],
        [-45, 149],
        [0, 129, 149],
      ],
      shown(149, 13),
    ],
    [
      'cheaper for an hour',
      [
        [-60, 149],
        [-9, 120],
        [-9, 149, null, '13:00'],
        [0, 129, 149],
      ],
      lowerBefore(120, -9),
    ],
    [
      'reduced in steps',
      [
        [-60, 149],
        [-8, 139, 149],
        [0, 129, 149],
      ],
      shown(149, 13, -8),
    ],
    [
      'reduced in many steps',
      [
        [-60, 150],
        [-9, 140, 150],
        [-5, 130, 150],
        [0, 120, 150],
      ],
      shown(150, 20, -9),
    ],
    [
      'reduced again while claimed from more',
      [
        [-60, 149],
        [-3, 129, 149],
        [0, 129, 199],
      ],
      shown(149, 13, -3),
    ],
    [
      'raised within the reduction',
      [
        [-60, 149],
        [-8, 119, 149],
        [0, 129, 149],
      ],
      lowerBefore(119, -8),
    ],
    [
      'raised within it, then lower than ever',
      [
        [-60, 149],
        [-9, 119, 149],
        [-5, 129, 149],
        [0, 109, 149],
      ],
      shown(119, 8, -5),
    ],
    [
      'not reduced any more',
      [
        [-60, 149],
        [-8, 129, 149],
        [0, 149],
      ],
      null,
    ],
    [
      'called reduced no more at its low price',
      [
        [-60, 149],
        [-8, 129, 149],
        [0, 129],
      ],
      null,
    ],
    [
      'reduced again soon',
      [
        [-60, 149],
        [-20, 129, 149],
        [-10, 149],
        [0, 129, 149],
      ],
      lowerBefore(129, -20),
    ],
    [
      'reduced again after 30 days',
      [
        [-90, 149],
        [-45, 129, 149],
        [-31, 149],
        [0, 129, 149],
      ],
      shown(149, 13),
    ],
    [
      'reduced again sooner and to less',
      [
        [-60, 149],
        [-20, 129, 149],
        [-10, 149],
        [0, 99, 149],
      ],
      shown(129, 23),
    ],
    [
      'claimed from more than it ever cost',
      [
        [-60, 149],
        [0, 129, 299],
      ],
      shown(149, 13),
    ],
    [
      'claimed from less than it cost',
      [
        [-60, 149],
        [0, 129, 135],
      ],
      shown(149, 13),
    ],
    [
      'claimed from more at an unchanged price',
      [
        [-60, 129],
        [0, 129, 149],
      ],
      lowerBefore(129, -30),
    ],
    [
      'a raise claimed as a reduction',
      [
        [-60, 119],
        [0, 129, 149],
      ],
      lowerBefore(119, -30),
    ],
    [
      'for nothing',
      [
        [-60, 149],
        [0, 0, 149],
      ],
      shown(149, 100),
    ],
    [
      'reduced by less than one per cent',
      [
        [-60, 1000],
        [0, 999, 1000],
      ],
      shown(1000, 0),
    ],
    [
      'reduced by almost 14 per cent',
      [
        [-60, 1000],
        [0, 861, 1000],
      ],
      shown(1000, 13),
    ],
    // Summer time ended on 25 October: 720 hours before is 13:00, and 30 days before is 12:00
    [
      'over the end of summer time',
      [
        [-60, 125],
        [-30, 149, null, '12:30'],
        [0, 129, 149, '12:00'],
      ],
      lowerBefore(125, -30),
    ],
  ])('%s', (_name, entries, expected) => {
    expect(judgeReduction(toLog(entries), 10)).toEqual(expected)
  })

  test('MEM-3 a reduction is shown for as many days as its caterer calls it an offer', () => {
    const log = toLog([
      [-60, 149],
      [0, 129, 149],
    ])
    expect([1, 30].map((days) => judgeReduction(log, days))).toEqual([shown(149, 13, 0, 1), shown(149, 13, 0, 30)])
  })
})

const logs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 * 24 * 60 }), fc.integer({ min: 0, max: 300 }), fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps): LoggedPrice[] => {
    let minutes = 0
    return steps.map(([later, price, isReduced]) => {
      minutes += later
      return { at: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000), price, discountFromPrice: isReduced ? 400 : null }
    })
  })
/** A margin for the change of summer time. */
const HOUR = 3_600_000

describe('MEM-6 what is withheld', () => {
  test('names a day within the 30 before the reduction, also of a price that was in force long before', () => {
    const log = toLog([
      [-142, 99],
      [0, 99, 149],
    ])
    expect(findWithheld(log, 10, day(0))).toEqual(lowerBefore(99, -30))
  })

  test('has lasted the days since it began, however long it may be called an offer', () => {
    const log = toLog([
      [-60, 149],
      [0, 129, 149],
    ])
    expect([10, 11, 117].map((days) => findWithheld(log, 10, day(days)))).toEqual([
      null,
      { reason: 'OVER', days: 11 },
      { reason: 'OVER', days: 117 },
    ])
  })

  test('was as low on the day that it names, one of the 30 before', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const judged = judgeReduction(log, 10)
        if (!judged || !('date' in judged)) return
        // the last entry is the reduced price itself
        const earlier = log.slice(0, -1)
        const index = earlier.findLastIndex(({ at, price }) => price === judged.price && danishDate(at) <= judged.date)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(judged.date <= danishDate(log.at(-1)!.at)).toBe(true)
        expect(danishDate(log[index + 1]!.at) >= judged.date).toBe(true)
      }),
    )
  })
})

describe('MEM-3 of every history', () => {
  test('a saving is measured by a price that was charged in the 30 days before, and none then was lower', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const judged = judgeReduction(log, 10)
        if (!judged || !('to' in judged)) return
        const now = log.at(-1)!
        expect(judged.normalPrice).toBeGreaterThan(now.price)
        expect(judged.percent).toBeLessThanOrEqual(((judged.normalPrice - now.price) * 100) / judged.normalPrice)
        const begun = log.findLastIndex((entry, index) => {
          const before = log[index - 1]
          return !before || before.discountFromPrice === null || before.price < entry.price
        })
        const since = log[begun]!.at.getTime() - 30 * 24 * HOUR
        const within = log.slice(0, begun).filter((_, index) => log[index + 1]!.at.getTime() > since + HOUR)
        expect(within.every(({ price }) => price >= judged.normalPrice)).toBe(true)
        expect(log.slice(0, begun).some(({ price }) => price === judged.normalPrice)).toBe(true)
        expect(log[0]!.at.getTime()).toBeLessThanOrEqual(since + HOUR)
      }),
    )
  })

  test('what is not called reduced is never shown, and what was logged twice says nothing more', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const now = log.at(-1)!
        expect(judgeReduction([...log.slice(0, -1), { ...now, discountFromPrice: null }], 10)).toBeNull()
        const again = { ...now, at: new Date(now.at.getTime() + HOUR) }
        expect(judgeReduction([...log, again], 10)).toEqual(judgeReduction(log, 10))
      }),
    )
  })

  test('a further fall keeps the beginning and the normal price, and a higher price before never shows less', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 0, max: 50 }), (log, fall) => {
        const judged = judgeReduction(log, 10)
        if (!judged || !('to' in judged)) return
        const now = log.at(-1)!
        const price = Math.max(0, now.price - fall)
        const lower = judgeReduction([...log, { ...now, price, at: new Date(now.at.getTime() + HOUR) }], 10)
        expect(lower).toMatchObject({ normalPrice: judged.normalPrice, from: judged.from, to: judged.to })
        expect((lower as Saving).percent).toBeGreaterThanOrEqual(judged.percent)
      }),
    )
  })
})
