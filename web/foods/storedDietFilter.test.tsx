// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { textAt } from '../testing/textAt.tsx'
import { storeDietFilter, useDietFilterText, useIsDietFilterCleared, useStoreDietFilter } from './storedDietFilter.ts'

afterEach(() => storeDietFilter(''))

function Page() {
  useStoreDietFilter()
  return `${useDietFilterText() || 'none'}${useIsDietFilterCleared() ? ', cleared' : ''}`
}

/** What a page at the address shows of the diet filter, as the next page of the tab. */
const visit = (address: string, isHydrated = true) => textAt(address, <Page />, isHydrated)

test('ALG-12 the filter of the address stands before the one of the pages before, and is kept for the next', () => {
  storeDietFilter('uden=FISH')
  expect(visit('/?uden=NUTS&kost=VEGAN')).toBe('uden=NUTS&kost=VEGAN')
  expect(visit('/kurv')).toMatch(/^uden=NUTS&kost=VEGAN/)
})

test('ALG-12 an address clears the filter, also for the next pages', () => {
  storeDietFilter('uden=FISH')
  expect(visit('/?kuverter=12&uden=')).toBe('none')
  expect(visit('/')).toBe('none')
})

test('ALG-12 codes that nobody knows neither hide nor replace the filter of the pages before', () => {
  storeDietFilter('uden=FISH')
  expect(visit('/?uden=foo')).toMatch(/^uden=FISH/)
  expect(visit('/?uden=foo&uden=NUTS')).toBe('uden=NUTS')
  expect(visit('/')).toMatch(/^uden=NUTS/)
})

test('ALG-12 a page without the filter of the pages before knows that it was cleared, one without any does not', () => {
  expect(visit('/')).toBe('none')
  expect(visit('/?uden=FISH')).toBe('uden=FISH')
  expect(visit('/?kuverter=12')).toBe('uden=FISH, cleared')
})

test('ALG-12 until it is hydrated, a page is that of everybody', () => {
  storeDietFilter('uden=FISH')
  expect(visit('/', false)).toBe('none')
})
