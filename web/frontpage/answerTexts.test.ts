import { expect, test } from 'vitest'
import { formatFit, formatOverBudget, formatRelaxation, formatWholePrice } from './answerTexts.ts'

const price = { delivery: 95, lacksDelivery: false, services: ['Kørsel'], total: 5405, perCover: 135.13 }

test.each([
  [price, '40 × Frokostplatte + levering + kørsel = kr.\u00a05.405,00, kr.\u00a0135,13 pr. kuvert'],
  [
    { ...price, delivery: 0 },
    '40 × Frokostplatte + gratis levering + kørsel = kr.\u00a05.405,00, kr.\u00a0135,13 pr. kuvert',
  ],
  [{ ...price, delivery: null, services: [] }, '40 × Frokostplatte = kr.\u00a05.405,00, kr.\u00a0135,13 pr. kuvert'],
  [
    { ...price, delivery: null, services: [], lacksDelivery: true },
    '40 × Frokostplatte = kr.\u00a05.405,00 uden levering, kr.\u00a0135,13 pr. kuvert',
  ],
])('MAR-2 a whole price says what is in it', (whole, text) => {
  expect(formatWholePrice(40, 'Frokostplatte', whole)).toBe(text)
})

test('MAR-2 a price above the budget says by how much', () => {
  expect(formatOverBudget(215_50, 200_00)).toBe('Kr.\u00a015,50 over jeres budget pr. kuvert')
})

test('MAR-3 a condition that could be dropped is named', () => {
  expect(formatRelaxation('DATE', null, 7)).toBe('Uden dato: 7 leverandører')
  expect(formatRelaxation('FILTER', 'Vegansk', 1)).toBe('Uden "Vegansk": 1 leverandør')
  expect(formatRelaxation('DIET', 'Vegansk', 2)).toBe('Uden "Vegansk": 2 leverandører')
  expect(formatRelaxation('WITHOUT', 'Æg', 2)).toBe('Også med æg: 2 leverandører')
})

test.each([
  ['FITS', 'Passer: uden gluten, vegansk'],
  ['CAN_BE_CHOSEN', 'Kan vælges uden gluten, vegansk'],
  ['UNKNOWN', 'Ikke oplyst, om menuen kan fås uden gluten, vegansk'],
])('ALG-4 ALG-5 a menu that meets the diet filter says how: %s', (fit, text) => {
  expect(formatFit(fit, { without: ['GLUTEN'], diets: ['VEGAN'] })).toBe(text)
})
