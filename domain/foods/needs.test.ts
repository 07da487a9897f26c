import { expect, test } from 'vitest'
import type { Diet } from './diets.ts'
import { formatNeed, joinNeeds, OTHER_NEED, readNeed } from './needs.ts'

test('ALG-7 a need is described in a few words', () => {
  expect(formatNeed({ guests: 3, allergen: 'GLUTEN', diet: null, text: '' })).toBe('3 uden gluten')
  expect(formatNeed({ guests: 2, allergen: null, diet: 'VEGAN', text: 'gerne uden løg' })).toBe(
    '2 veganere, gerne uden løg',
  )
})

test('ALG-7 guests are counted by the words for people, in singular and plural', () => {
  const ofDiet = (guests: number, diet: Diet) => formatNeed({ guests, allergen: null, diet, text: '' })
  expect([ofDiet(1, 'VEGAN'), ofDiet(2, 'VEGAN')]).toEqual(['1 veganer', '2 veganere'])
  expect([ofDiet(1, 'VEGETARIAN'), ofDiet(2, 'VEGETARIAN')]).toEqual(['1 vegetar', '2 vegetarer'])
  expect([ofDiet(4, 'LACTOSE_FREE'), ofDiet(3, 'GLUTEN_FREE')]).toEqual(['4 laktosefri', '3 glutenfri'])
  expect([ofDiet(1, 'HALAL'), ofDiet(5, 'KOSHER'), ofDiet(2, 'ORGANIC')]).toEqual([
    '1 halal',
    '5 kosher',
    '2 økologisk',
  ])
})

test('ALG-7 what was typed as "ingen" is said with "uden" after the number, and nothing else of it is changed', () => {
  const inWords = (text: string) => formatNeed({ guests: 1, allergen: null, diet: null, text })
  expect(inWords('ingen løg')).toBe('1 uden løg')
  expect(inWords('Ingen ærter')).toBe('1 uden ærter')
  for (const text of ['ingen', 'ingen, vi spiser alt', 'helst ingen løg', 'ingenting stærkt'])
    expect(inWords(text)).toBe(`1 ${text}`)
  expect(joinNeeds(['2 veganere', '1 uden løg'])).toBe('2 veganere; 1 uden løg')
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
