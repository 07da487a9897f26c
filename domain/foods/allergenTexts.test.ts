import { expect, test } from 'vitest'
import { allergenSentences, formatAllergenContact, CONTAINS_NONE, formatDeclarationProblem } from './allergenTexts.ts'

test('ALG-3 foods are described in sentences: what they contain with cereals and nuts by name, traces, and what is undeclared', () => {
  expect(
    allergenSentences(
      {
        contains: [
          { allergen: 'GLUTEN', sources: ['WHEAT', 'RYE'] },
          { allergen: 'EGGS', sources: [] },
          { allergen: 'MILK', sources: [] },
        ],
        mayContain: [{ allergen: 'SESAME', sources: [] }],
        undeclared: ['Laksetatar'],
        isNothingDeclared: false,
      },
      formatAllergenContact('86123456'),
    ),
  ).toEqual([
    'Indeholder: hvede, rug, æg, mælk',
    'Kan indeholde: sesam',
    'Ikke oplyst for: Laksetatar. Spørg leverandøren på 86 12 34 56.',
  ])
})

test('ALG-3 only food of which everything is declared is said to contain none', () => {
  const nothing = { contains: [], mayContain: [], undeclared: [], isNothingDeclared: false }
  expect(allergenSentences(nothing, null)).toEqual([CONTAINS_NONE])
  expect(allergenSentences({ ...nothing, undeclared: ['Sild'] }, formatAllergenContact(null))).toEqual([
    'Ikke oplyst for: Sild. Spørg leverandøren.',
  ])
  expect(allergenSentences({ ...nothing, undeclared: ['Sild', 'Rejer'], isNothingDeclared: true }, null)).toEqual([
    'Allergener er ikke oplyst.',
  ])
})

test('ALG-5 a contradiction names the diet and the allergen', () => {
  expect(formatDeclarationProblem({ code: 'diet_contradiction', allergen: 'MILK', diet: 'VEGAN' })).toBe(
    'Vegansk passer ikke med mælk.',
  )
})
