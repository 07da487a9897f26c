import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deliveryFee,
  deliversSomewhere,
  findZone,
  findZoneConflict,
  formatCodes,
  missingForZone,
  parseCodes,
} from './zones.ts'
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
const nameAt = (zones: Zone[], zipCode: string) => findZone(zones, zipCode)?.name

describe('which zone', () => {
  const zones = [zone('Jylland', '8000-8999'), zone('Aarhus', '8200-8270'), zone('Midtby', '8000')]

  test('ZON-2 a code matches exactly first, else the narrowest range, whatever the order of the zones', () => {
    for (const sorted of [zones, zones.toReversed()]) {
      expect(nameAt(sorted, '8000')).toBe('Midtby')
      expect(nameAt(sorted, '8200')).toBe('Aarhus')
      expect(nameAt(sorted, '8270')).toBe('Aarhus')
      expect(nameAt(sorted, '8271')).toBe('Jylland')
      expect(nameAt(sorted, '9000')).toBeUndefined()
    }
  })

  test('ZON-1 codes are text: those that begin with a zero lie before 1000', () => {
    expect(nameAt([zone('Taastrup', '0800-0999')], '0800')).toBe('Taastrup')
    expect(nameAt([zone('Taastrup', '0800-0999')], '8000')).toBeUndefined()
  })

  test('ZON-1 ZON-3 an inactive zone delivers nothing; none at all is everywhere, inactive ones alone nowhere', () => {
    const off = zone('Midtby', '8000', { isActive: false })
    expect(nameAt([off, zone('Jylland', '8000-8999')], '8000')).toBe('Jylland')
    expect(deliversSomewhere([])).toBe(true)
    expect(deliversSomewhere([off])).toBe(false)
    expect(deliversSomewhere([off, zones[0] as Zone])).toBe(true)
  })

  test('ZON-2 what was saved without a conflict has one zone for each code', () => {
    const code = fc.integer({ min: 8000, max: 8030 })
    const range = fc
      .tuple(code, fc.nat({ max: 6 }))
      .map(([from, width]) => ({ from: `${from}`, to: `${from + width}` }))
    const some = fc.array(fc.array(range, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(some, code, (lists, zipCode) => {
        const any = lists.map((codes, index) => zone(`${index}`, '', { codes }))
        const conflict = findZoneConflict(any)
        const isSame = nameAt(any, `${zipCode}`) === nameAt(any.toReversed(), `${zipCode}`)
        expect(isSame || conflict !== null).toBe(true)
        const both = conflict?.zones.map((index) => nameAt([any[index] as Zone], conflict.zipCode)) ?? []
        expect(both).not.toContain(undefined)
      }),
    )
  })

  test('ZON-2 two zones with a code alike are found, ranges of one width that cross and inactive zones too', () => {
    expect(findZoneConflict([zone('a', '8000'), zone('b', '8000', { isActive: false })])).toEqual({
      zones: [0, 1],
      zipCode: '8000',
    })
    expect(findZoneConflict([zone('a', '8210-8220'), zone('b', '8215-8225')])).toEqual({
      zones: [0, 1],
      zipCode: '8215',
    })
    expect(findZoneConflict([zone('a', '8210-8220'), zone('b', '8215-8226')])).toBeNull()
    expect(findZoneConflict([zone('a', '8000, 8000-8010'), zone('b', '8011')])).toBeNull()
  })
})

describe('what it costs', () => {
  const aarhus = zone('Aarhus', '8200', { minimum: 150_000 })

  test('ZON-3 the minimum is met, and delivery is free, at exactly their amounts', () => {
    expect(missingForZone(aarhus, 149_999)).toBe(1)
    expect(missingForZone(aarhus, 150_000)).toBe(0)
    expect(deliveryFee(aarhus, 199_999)).toBe(9_500)
    expect(deliveryFee(aarhus, 200_000)).toBe(0)
    expect(deliveryFee({ ...aarhus, freeFrom: null }, 10_000_000)).toBe(9_500)
    expect(missingForZone({ ...aarhus, minimum: null }, 0)).toBe(0)
  })
})

describe('codes as they are typed', () => {
  test('ZON-5 codes and ranges are pasted in any spacing, each once', () => {
    const { codes, unreadable } = parseCodes('8000-8270, 8300;0800\n8200 – 8270  8300')
    expect(formatCodes(codes)).toBe('8000-8270, 8300, 0800, 8200-8270')
    expect(unreadable).toEqual([])
  })

  test('ZON-1 what is no code is named', () => {
    expect(parseCodes('800, 8000x, 8300-8200, 80000').unreadable).toEqual(['800', '8000x', '8300-8200', '80000'])
    expect(parseCodes(' , ')).toEqual({ codes: [], unreadable: [] })
  })
})
