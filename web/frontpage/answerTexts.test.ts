import { expect, test } from 'vitest'
import { formatFit, formatNoCourse, formatOverBudget, formatPriceParts, formatRelaxation } from './answerTexts.ts'

const price = { delivery: 95, lacksDelivery: false, services: ['Opdækning'], total: 5405, perCover: 135.13 }

test.each([
  [price, '40 × Frokostplatte + levering + opdækning'],
  [{ ...price, delivery: 0 }, '40 × Frokostplatte + gratis levering + opdækning'],
  [{ ...price, delivery: null, services: [] }, '40 × Frokostplatte'],
])('MAR-2 a whole price says what is in it', (whole, text) => {
  expect(formatPriceParts(40, 'Frokostplatte', whole)).toBe(text)
})

test('MAR-2 a price above the budget says by how much', () => {
  expect(formatOverBudget(215_50, 200_00)).toBe('Kr.\u00a015,50 over jeres budget pr. kuvert')
})

test('MAR-3 a condition that could be dropped is named', () => {
  expect(formatRelaxation('DATE', null, 7)).toBe('Uden dato: 7 køkkener')
  expect(formatRelaxation('FILTER', 'Vegansk', 1)).toBe('Uden "Vegansk": 1 køkken')
  expect(formatRelaxation('DIET', 'Vegansk', 2)).toBe('Uden "Vegansk": 2 køkkener')
  expect(formatRelaxation('WITHOUT', 'Æg', 2)).toBe('Også med æg: 2 køkkener')
  expect(formatRelaxation('COURSE', null, 2)).toBe('Måltider i stedet: 2 køkkener')
})

test.each([
  ['FITS', 'Uden gluten, vegansk'],
  ['CAN_BE_CHOSEN', 'Kan vælges uden gluten, vegansk'],
  ['UNKNOWN', 'Ikke oplyst, om menuen kan fås uden gluten, vegansk'],
])('ALG-4 ALG-5 a menu that meets the diet filter says how: %s', (fit, text) => {
  expect(formatFit(fit, { without: ['GLUTEN'], diets: ['VEGAN'] })).toBe(text)
})

test('MAR-6 a caterer without a course says so', () => {
  expect(formatNoCourse('MEAL')).toBe('Har ingen måltider')
  expect(formatNoCourse('DESSERT')).toBe('Har hverken dessert eller kager')
})
