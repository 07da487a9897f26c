import { expect, test } from 'vitest'
import { allergensOfFoods } from './allergensOfFoods.ts'
import { labelSentences } from './labelSentences.ts'
import type { Need } from './needs.ts'

const NEEDS: Need[] = [
  { guests: 3, allergen: 'GLUTEN', diet: null, text: '' },
  { guests: 1, allergen: null, diet: null, text: 'ingen løg' },
]
const bread = { contains: [{ allergen: 'GLUTEN' as const, sources: ['RYE' as const] }], mayContain: [], diets: [] }

test('ALG-9 ALG-14 a label says what is in the food, what guests need, and where that meets it', () => {
  const rye = allergensOfFoods([{ id: 'a', name: 'Rugbrød', declaration: bread }])
  expect(labelSentences(rye, NEEDS, 'retten')).toEqual([
    'Indeholder: rug',
    'Særlige hensyn: 3 uden gluten; 1 uden løg',
    'Tjek: 3 uden gluten, men retten indeholder rug.',
  ])
  expect(labelSentences(rye, [], 'retten')).toEqual(['Indeholder: rug'])
})

test('ALG-14 a label of food that nobody has declared says so, and guesses nothing', () => {
  const unknown = allergensOfFoods([{ id: 'a', name: 'Laksetatar', declaration: null }])
  expect(labelSentences(unknown, NEEDS, 'retten')).toEqual([
    'Allergener er ikke oplyst.',
    'Særlige hensyn: 3 uden gluten; 1 uden løg',
    'Tjek: 3 uden gluten. Allergener i retten er ikke oplyst.',
  ])
})
