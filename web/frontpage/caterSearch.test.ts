import { expect, test } from 'vitest'
import {
  caterQuestion,
  countFilters,
  caterSearchVariables,
  hasQuestion,
  isSearch,
  readCaterSearch,
  searchAddress,
} from './caterSearch.ts'

const read = (search: string) => readCaterSearch(new URLSearchParams(search))

test('HOST-4 the search is read from the address', () => {
  expect(read('sted=+8000+&filter=7&filter=3&filter=7')).toMatchObject({ place: '8000', filters: ['3', '7'] })
  expect(isSearch(read('?andet=1&sted='))).toBe(false)
  expect(isSearch(read('?filter=1'))).toBe(true)
})

test('HOST-4 an invalid filter number is ignored', () => {
  expect(read('filter=&filter=x&filter=-1&filter=1e3&filter=12').filters).toEqual(['12'])
})

test.each([
  ['sted=8000+Aarhus+C', { place: '8000', filterIds: null, isSearching: true }],
  ['sted=Aarhus+C', { place: 'Aarhus C', filterIds: null, isSearching: true }],
  ['sted=80&filter=2', { place: '80', filterIds: ['2'], isSearching: true }],
  ['', { place: null, filterIds: null, isSearching: false }],
])('HOST-4 %s is looked for as %j', (search, variables) => {
  expect(caterSearchVariables(read(search))).toEqual(variables)
})

test('MAR-1 place, date, covers and budget are read from the address, and sent to the caterers', () => {
  const search = read('sted=8000+Aarhus+C&dato=2027-06-12&kuverter=40&budget=199,50&filter=2&uden=GLUTEN&kost=VEGAN')
  expect(hasQuestion(search)).toBe(true)
  expect(caterQuestion(search)).toEqual({
    place: '8000',
    date: '2027-06-12',
    covers: 40,
    budget: 199.5,
    course: null,
    filterIds: ['2'],
    without: ['GLUTEN'],
    diets: ['VEGAN'],
  })
  expect(readCaterSearch(new URLSearchParams(searchAddress(search)))).toEqual(search)
})

test('MAR-1 an invalid date, number or amount is not sent', () => {
  const search = read('sted=8000&dato=12.6&kuverter=mange&budget=billigt')
  expect([hasQuestion(search), isSearch(search), searchAddress(search)]).toEqual([false, true, '?sted=8000'])
})

test('MAR-6 what is searched for stands in the address; a meal, a side and anything unknown are a meal', () => {
  const dessert = read('hvad=DESSERT')
  expect([dessert.course, hasQuestion(dessert), searchAddress(dessert)]).toEqual(['DESSERT', true, '?hvad=DESSERT'])
  expect(caterQuestion(dessert)).toMatchObject({ course: 'DESSERT' })
  for (const address of ['', 'hvad=MEAL', 'hvad=SIDE', 'hvad=kage']) {
    const search = read(address)
    expect([search.course, hasQuestion(search), searchAddress(search)]).toEqual(['MEAL', false, ''])
  }
})

test('VIS-18 the chosen filters are counted: those of caterers, allergens and diets', () => {
  expect(countFilters(read('sted=8000&budget=200&hvad=DRINK'))).toBe(0)
  expect(countFilters(read('filter=2&filter=3&uden=GLUTEN&kost=VEGAN'))).toBe(4)
})
