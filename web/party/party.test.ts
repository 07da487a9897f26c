import { expect, test } from 'vitest'
import { parseCovers, parseParty } from './party.ts'

test('VIS-1 reads a number of covers, and nothing else', () => {
  expect(['40', '1', '9999'].map(parseCovers)).toEqual([40, 1, 9999])
  expect([null, '', '0', '-4', '4,5', '1e3', '10000', ' 40', 'mange'].map(parseCovers)).toEqual(Array(9).fill(null))
})

test('VIS-16 what nobody sees does not count, nor how wide a digit is', () => {
  expect(['\u200B40', '40\uFE0F', '４０'].map(parseCovers)).toEqual([40, 40, 40])
  const hidden = new Map([
    ['dato', '\u20662027-03-30\u2069'],
    ['postnr', '８０００'],
  ])
  expect(parseParty((param) => hidden.get(param) ?? null)).toMatchObject({ date: '2027-03-30', zipCode: '8000' })
})

test('AVA-9 an address has covers, date and postal code; what is invalid is not known', () => {
  const read = (address: string) => parseParty((param) => new URLSearchParams(address).get(param))
  expect(read('kuverter=40&dato=2027-03-30&postnr=8000')).toEqual({ covers: 40, date: '2027-03-30', zipCode: '8000' })
  expect(read('kuverter=mange&dato=30-03-2027&postnr=80')).toEqual({ covers: null, date: null, zipCode: null })
  expect(read('dato=2027-02-30')).toEqual({ covers: null, date: null, zipCode: null })
})
