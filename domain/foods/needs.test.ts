import { expect, test } from 'vitest'
import { formatNeed, OTHER_NEED, readNeed } from './needs.ts'

test('ALG-7 a need is described in a few words', () => {
  expect(formatNeed({ guests: 3, allergen: 'GLUTEN', diet: null, text: '' })).toBe('3 uden gluten')
  expect(formatNeed({ guests: 2, allergen: null, diet: 'VEGAN', text: 'gerne uden løg' })).toBe(
    '2 vegansk, gerne uden løg',
  )
})

test('ALG-7 a typed row is an allergen, a diet or words', () => {
  expect(readNeed({ guests: ' 4 ', choice: 'NUTS', text: '' })).toEqual({
    guests: 4,
    allergen: 'NUTS',
    diet: null,
    text: '',
  })
  expect(readNeed({ guests: '1', choice: 'HALAL', text: 'uden løg' })).toEqual({
    guests: 1,
    allergen: null,
    diet: 'HALAL',
    text: '',
  })
  expect(readNeed({ guests: '1', choice: OTHER_NEED, text: 'uden løg' })).toEqual({
    guests: 1,
    allergen: null,
    diet: null,
    text: 'uden løg',
  })
})
