import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findZoneProblems, MAX_ZONE_CODES, MAX_ZONES } from './zoneChecks.ts'
import { findZone, parseCodes } from './zones.ts'
import type { Zone } from './zones.ts'

const zone = (name: string, codes: string, overrides: Partial<Zone> = {}): Zone => ({
  name,
  codes: parseCodes(codes).codes,
  fee: 9_500,
  freeFrom: 200_000,
  minimum: null,
  extraDays: 0,
  isActive: true,
  ...overrides,
})
const KNOWN = ['0800', '0900', '8000', '8200', '8210', '8220', '8270', '8300', '8305']

test('ZON-1 zones of known codes can be saved, those that begin with a zero too; so can none', () => {
  const zones = [zone('Aarhus midt', '8000'), zone('Aarhus', '8200-8270'), zone('Taastrup', '0800-0999')]
  expect(findZoneProblems(zones, KNOWN)).toEqual([])
  expect(findZoneProblems([], KNOWN)).toEqual([])
})

test('ZON-1 a code that does not exist, a range without one and a zone without codes are each refused in their place', () => {
  expect(findZoneProblems([zone('a', '8000, 0001'), zone('b', '8201-8209, 8300'), zone('c', '')], KNOWN)).toEqual([
    { code: 'unknown_codes', zone: 0, place: 1, range: { from: '0001', to: '0001' } },
    { code: 'unknown_codes', zone: 1, place: 0, range: { from: '8201', to: '8209' } },
    { code: 'no_codes', zone: 2 },
  ])
})

test('ZON-2 a code that stands in two zones alike is refused at the later one, an inactive zone counts', () => {
  const midt = zone('Aarhus midt', '8000', { isActive: false })
  expect(findZoneProblems([midt, zone('Byen', '8300, 8000')], KNOWN)).toEqual([
    { code: 'code_taken', zone: 1, zipCode: '8000', by: 'Aarhus midt' },
  ])
  expect(findZoneProblems([zone('a', '8200-8220'), zone('b', '8210-8230')], KNOWN)).toMatchObject([{ zipCode: '8210' }])
  expect(findZoneProblems([zone('a', '8200-8220'), zone('b', '8210')], KNOWN)).toEqual([])
})

test('ZON-1 30 zones and 500 codes can be saved, one more cannot', () => {
  const known = Array.from({ length: MAX_ZONE_CODES + 1 }, (_, index) => `${2000 + index}`)
  const zones = known.slice(0, MAX_ZONES + 1).map((code) => zone(code, code))
  expect(findZoneProblems(zones.slice(0, MAX_ZONES), known)).toEqual([])
  expect(findZoneProblems(zones, known)).toEqual([{ code: 'too_many_zones' }])
  const [half, rest] = [known.slice(0, 250), known.slice(250)].map((codes) => codes.join(' '))
  expect(findZoneProblems([zone('a', half ?? ''), zone('b', (rest ?? '').slice(5))], known)).toEqual([])
  expect(findZoneProblems([zone('a', half ?? ''), zone('b', rest ?? '')], known)).toEqual([{ code: 'too_many_codes' }])
})

test('ZON-2 zones without a problem answer each code alike, whatever their order', () => {
  const code = fc.integer({ min: 8000, max: 8030 })
  const range = fc.tuple(code, fc.nat({ max: 6 })).map(([from, width]) => ({ from: `${from}`, to: `${from + width}` }))
  const some = fc.array(fc.array(range, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 })
  const known = Array.from({ length: 40 }, (_, index) => `${8000 + index}`)
  fc.assert(
    fc.property(some, code, (lists, zipCode) => {
      const zones = lists.map((codes, index) => zone(`${index}`, '', { codes }))
      const isSame = findZone(zones, `${zipCode}`)?.name === findZone(zones.toReversed(), `${zipCode}`)?.name
      expect(isSame || findZoneProblems(zones, known).length > 0).toBe(true)
    }),
  )
})
