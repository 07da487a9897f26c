import { expect, test } from 'vitest'
import { caterSearchVariables, isSearch, readCaterSearch } from './caterSearch.ts'

const read = (search: string) => readCaterSearch(new URLSearchParams(search))

test('HOST-4 the search is read from the address', () => {
  expect(read('sted=+8000+&filter=7&filter=3&filter=7')).toEqual({ place: '8000', filters: ['3', '7'] })
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
