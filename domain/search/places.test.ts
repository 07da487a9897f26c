import { describe, expect, test } from 'vitest'
import { districtOf, districtsOf, foldPlace, kilometresBetween, POSTAL_DISTRICTS } from './places.ts'

const district = (zipCode: string) => {
  const found = districtOf(zipCode)
  if (!found) throw new Error(`No district ${zipCode}`)
  return found
}
const kilometres = (from: string, to: string) => kilometresBetween(district(from), district(to))

describe('VIS-4 the table of postal districts', () => {
  test('has each code once, in order, within Denmark', () => {
    const codes = POSTAL_DISTRICTS.map(({ zipCode }) => zipCode)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(codes.length).toBeGreaterThan(590)
    for (const { zipCode, name, latitude, longitude } of POSTAL_DISTRICTS) {
      expect(zipCode).toMatch(/^\d{4}$/)
      expect(name).not.toBe('')
      expect(latitude).toSatisfy((degrees: number) => degrees > 54.5 && degrees < 57.8)
      expect(longitude).toSatisfy((degrees: number) => degrees > 8 && degrees < 15.2)
    }
  })

  test.each(['0800', '3900', '8001', '9999', 'x', ''])('has no district %s', (zipCode) => {
    expect(districtOf(zipCode)).toBeUndefined()
  })
})

describe('VIS-4 kilometres between districts', () => {
  test.each([
    ['8000', '8260', 3, 6],
    ['8000', '8660', 17, 25],
    ['8000', '5000', 80, 90],
    ['1050', '5000', 133, 145],
    ['1050', '1650', 1, 3],
    ['9990', '3700', 330, 400],
  ])('from %s to %s are between %d and %d', (from, to, least, most) => {
    expect(kilometres(from, to)).toSatisfy((length: number) => length >= least && length <= most)
  })

  test('are the same both ways, zero at home, and never longer than by way of a third', () => {
    const some = POSTAL_DISTRICTS.filter((_district, index) => index % 29 === 0)
    for (const from of some) {
      expect(kilometresBetween(from, from)).toBe(0)
      for (const to of some) {
        const straight = kilometresBetween(from, to)
        expect(straight).toBeCloseTo(kilometresBetween(to, from))
        for (const third of some)
          expect(straight).toBeLessThanOrEqual(kilometresBetween(from, third) + kilometresBetween(third, to) + 0.001)
      }
    }
  })
})

describe('VIS-4 a place is understood', () => {
  test.each([
    ['Århus', 'aarhus'],
    ['Århus'.normalize('NFD'), 'aarhus'],
    ['8000\u200B', '8000'],
    [' AARHUS  c ', 'aarhus c'],
    ['Kbh. Ø', 'københavn ø'],
    ['Copenhagen', 'københavn'],
    ['Nørrebro', 'københavn n'],
    ['Ålborg', 'aalborg'],
    ['', ''],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldPlace(text)).toBe(folded)
  })

  test.each([
    ['8000', ['8000']],
    ['8000 Aarhus C', ['8000']],
    ['1057', ['1000']],
    ['Århus', ['8000', '8200', '8210']],
    ['kbh ø', ['2100']],
    ['amager', ['2300']],
    ['Frb', ['1800', '2000']],
    ['820', ['8200']],
    ['8001', []],
    ['80000', []],
    ['8', []],
    ['', []],
    ['Smagen', []],
  ])('%s means %j', (place, codes) => {
    expect(districtsOf(place).map(({ zipCode }) => zipCode)).toEqual(codes)
  })
})
