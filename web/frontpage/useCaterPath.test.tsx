// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { storeDietFilter } from '../foods/storedDietFilter.ts'
import { textAt } from '../testing/textAt.tsx'
import { readCaterSearch } from './caterSearch.ts'
import { useCaterPath } from './useCaterPath.ts'

afterEach(() => storeDietFilter(''))

function Path({ query }: { query: string | undefined }) {
  return useCaterPath(query === undefined ? undefined : readCaterSearch(new URLSearchParams(query)))
}

const pathOf = (query?: string) => textAt(`/?${query ?? ''}`, <Path query={query} />)

test('MAR-2 a caterer is opened with the values of the search, and with a plain address without any', () => {
  expect(pathOf('kuverter=12&dato=2027-06-12&sted=8000+Aarhus+C&uden=FISH')).toBe(
    '/?kuverter=12&dato=2027-06-12&postnr=8000&uden=FISH',
  )
  expect(pathOf('budget=200')).toBe('/')
  expect(pathOf()).toBe('/')
})

test('ALG-12 a diet filter that was taken from the search is cleared where the search had led, too', () => {
  storeDietFilter('uden=FISH')
  expect(pathOf('kuverter=12&uden=NUTS')).toBe('/?kuverter=12&uden=NUTS')
  expect(pathOf('kuverter=12')).toBe('/?kuverter=12&uden=')
  expect(pathOf()).toBe('/?uden=')
})
