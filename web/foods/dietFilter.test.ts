import { expect, test } from 'vitest'
import { clearDietFilter, readDietFilter, readDietFilterText, setDietFilter } from './dietFilter.ts'

test('ALG-5 the diet filter is stored in the address; unknown codes are left out', () => {
  const params = new URLSearchParams('uden=MILK&uden=gluten&uden=GLUTEN&kost=VEGAN&kost=alt&dato=2027-04-03')
  const filter = readDietFilter(params)
  expect(filter).toEqual({ without: ['GLUTEN', 'MILK'], diets: ['VEGAN'] })
  setDietFilter(params, { ...filter, without: ['EGGS'] })
  expect(params.toString()).toBe('dato=2027-04-03&uden=EGGS&kost=VEGAN')
})

test.each([
  ['uden=NUTS&kost=VEGAN&dato=2027-04-03', 'uden=NUTS&kost=VEGAN'],
  ['kost=VEGAN&uden=foo&uden=NUTS', 'uden=NUTS&kost=VEGAN'],
  ['uden=', ''],
  ['uden=&kost=', ''],
  ['uden=&uden=NUTS', 'uden=NUTS'],
  ['', null],
  ['dato=2027-04-03', null],
  ['uden=foo', null],
  ['uden=&kost=foo', null],
])('ALG-12 the address "%s" says of the diet filter: %s', (address, text) => {
  expect(readDietFilterText(new URLSearchParams(address))).toBe(text)
})

test('ALG-12 an address that clears the diet filter says so', () => {
  const params = new URLSearchParams('kuverter=12&uden=NUTS&kost=VEGAN')
  clearDietFilter(params)
  expect(params.toString()).toBe('kuverter=12&uden=')
})
