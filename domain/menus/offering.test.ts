import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { addDays } from '../time/danishTime.ts'
import { ALWAYS_OFFERED } from '../basket/menuFixtures.ts'
import { findNotOffered, findNotOfferedYet, formatNotOffered, formatSoldOut } from './offering.ts'

const TODAY = '2026-11-23'
const codes = (reasons: ReturnType<typeof findNotOffered>) => reasons.map(({ code }) => code)

describe('DAY-6 when a menu is available', () => {
  test('without a season, and not sold out, always', () => {
    expect(findNotOffered(ALWAYS_OFFERED, TODAY)).toEqual([])
  })

  test('both ends of a season and the last day of being sold out count themselves', () => {
    const christmas = { ...ALWAYS_OFFERED, offeredFrom: '2026-12-01', offeredTo: '2026-12-23' }
    const on = (date: string) => codes(findNotOffered(christmas, date))
    expect(['2026-11-30', '2026-12-01', '2026-12-23', '2026-12-24'].map(on)).toEqual([
      ['MENU_NOT_OFFERED'],
      [],
      [],
      ['MENU_NOT_OFFERED'],
    ])
    const soldOut = { ...ALWAYS_OFFERED, soldOutTo: '2026-11-27' }
    expect(findNotOffered(soldOut, '2026-11-27')).toEqual([{ code: 'MENU_SOLD_OUT', to: '2026-11-27' }])
    expect(findNotOffered(soldOut, '2026-11-28')).toEqual([])
  })

  test('all reasons are reported, in the order of AVA-2', () => {
    const both = { soldOutTo: '2026-11-27', offeredFrom: '2026-12-01', offeredTo: null }
    expect(codes(findNotOffered(both, TODAY))).toEqual(['MENU_NOT_OFFERED', 'MENU_SOLD_OUT'])
  })

  test('while no date is chosen, a season to come does not stand in the way, one that is over does', () => {
    const season = (offeredFrom: string, offeredTo: string) => ({ ...ALWAYS_OFFERED, offeredFrom, offeredTo })
    const undated = { date: null, today: TODAY }
    expect(findNotOfferedYet(season('2026-12-01', '2026-12-23'), undated)).toEqual([])
    expect(codes(findNotOfferedYet(season('2026-03-01', '2026-04-05'), undated))).toEqual(['MENU_NOT_OFFERED'])
  })

  test('a chosen date alone decides, whatever day it is', () => {
    const date = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days))
    const offering = fc.record({ soldOutTo: fc.option(date), offeredFrom: fc.option(date), offeredTo: fc.option(date) })
    fc.assert(
      fc.property(offering, date, date, (any, chosen, today) => {
        expect(findNotOfferedYet(any, { date: chosen, today })).toEqual(findNotOffered(any, chosen))
      }),
    )
  })
})

describe('AVA-2 the words for it', () => {
  test('name the menu and the days, with a year that is not this one', () => {
    const say = (from: string | null, to: string | null) =>
      formatNotOffered('Julefrokost', { code: 'MENU_NOT_OFFERED', from, to }, TODAY)
    expect(say('2026-11-01', '2026-12-23')).toBe(
      '"Julefrokost" kan bestilles til levering 1. november til 23. december.',
    )
    expect(say('2026-12-01', null)).toBe('"Julefrokost" kan bestilles til levering fra den 1. december.')
    expect(say(null, '2027-01-06')).toBe('"Julefrokost" kan bestilles til levering til og med den 6. januar 2027.')
    expect(formatNotOffered('Laks', { code: 'MENU_SOLD_OUT', to: '2026-11-27' }, TODAY)).toBe(
      '"Laks" er udsolgt til og med den 27. november.',
    )
  })

  test('of a card name a near day by its weekday', () => {
    const days = [0, 1, 4, 6, 7].map((after) => formatSoldOut(addDays(TODAY, after), TODAY))
    expect(days).toEqual([
      'Udsolgt i dag',
      'Udsolgt til og med i morgen',
      'Udsolgt til og med fredag',
      'Udsolgt til og med søndag',
      'Udsolgt til og med den 30. november',
    ])
  })
})
