import { expect, test } from 'vitest'
import { countText, formatTerms, formatWhere, nothingFoundText } from './caterTexts.ts'

const nothing = {
  place: '',
  date: null,
  covers: null,
  budget: null,
  course: 'MEAL' as const,
  filters: [],
  dietFilter: { without: [], diets: [] },
}

test.each([
  ['Viby J', 4, 'Viby J, 4 km'],
  ['Viby J', 0, 'Viby J'],
  ['Aarhus C', null, 'Aarhus C'],
  ['', null, ''],
])('VIS-4 a card shows where %s is: %s km', (city, kilometres, text) => {
  expect(formatWhere(city, kilometres)).toBe(text)
})

test.each([
  [true, 2, 'Levering og afhentning · bestil senest 2 dage før'],
  [false, 1, 'Afhentning · bestil senest 1 dag før'],
  [true, 0, 'Levering og afhentning'],
  [false, 0, 'Afhentning'],
])('VIS-5 a card shows delivery (%s) and notice (%s)', (offersDelivery, noticeDays, text) => {
  expect(formatTerms(offersDelivery, noticeDays)).toBe(text)
})

test.each([
  [1, '5000', '5000 Odense C', '1 køkken i 5000 Odense C'],
  [0, '8001', null, 'Ingen køkkener i 8001'],
  [2, 'Århus', null, '2 køkkener passer til "Århus"'],
  [3, '', null, '3 køkkener'],
])('VIS-4 the heading of %d found for "%s"', (count, place, district, text) => {
  expect(countText(count, place, district)).toBe(text)
})

test('VIS-4 where nothing is found, the text names only the conditions of the search', () => {
  expect(nothingFoundText({ ...nothing, place: '', filters: ['3'] })).toBe('Prøv færre filtre.')
  expect(nothingFoundText({ ...nothing, place: '5000', filters: ['3'] })).toBe(
    'Prøv færre filtre, eller se andre køkkener herunder.',
  )
  expect(nothingFoundText({ ...nothing, place: '5000', filters: [] })).toBe('Se andre køkkener herunder.')
})
