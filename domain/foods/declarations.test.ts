import { expect, test } from 'vitest'
import { ALLERGENS } from './allergens.ts'
import {
  countAnswers,
  type Declaration,
  type DeclarationDraft,
  findDeclarationProblems,
  gainsAllergens,
  isSameDeclaration,
  UNDECLARED,
} from './declarations.ts'

const complete: DeclarationDraft = {
  contains: [{ allergen: 'GLUTEN', sources: ['WHEAT'] }],
  mayContain: [{ allergen: 'NUTS', sources: [] }],
  free: ALLERGENS.filter((allergen) => allergen !== 'GLUTEN' && allergen !== 'NUTS'),
  diets: ['VEGETARIAN'],
  isComplete: true,
}

test('ALG-2 a food begins with nothing answered, which can be saved but is not complete', () => {
  expect(findDeclarationProblems(UNDECLARED)).toEqual([])
  expect(countAnswers(UNDECLARED)).toBe(0)
  expect(findDeclarationProblems({ ...UNDECLARED, isComplete: true })).toHaveLength(14)
})

test('ALG-2 a declaration with an answer to each of the 14 is complete; traces of nuts need not name the nut', () => {
  expect(findDeclarationProblems(complete)).toEqual([])
  expect(countAnswers(complete)).toBe(14)
})

test.each<[Partial<DeclarationDraft>, object[]]>([
  [{ contains: [{ allergen: 'GLUTEN', sources: [] }] }, [{ code: 'sources_missing', allergen: 'GLUTEN' }]],
  [{ contains: [{ allergen: 'GLUTEN', sources: ['ALMOND'] }] }, [{ code: 'foreign_source', allergen: 'GLUTEN' }]],
  [{ free: complete.free.filter((allergen) => allergen !== 'MILK') }, [{ code: 'unanswered', allergen: 'MILK' }]],
  [{ free: [...complete.free, 'GLUTEN'] }, [{ code: 'answered_twice', allergen: 'GLUTEN' }]],
  [{ diets: ['GLUTEN_FREE'] }, [{ code: 'diet_contradiction', allergen: 'GLUTEN', diet: 'GLUTEN_FREE' }]],
  [{ diets: ['VEGAN', 'LACTOSE_FREE', 'ORGANIC'] }, []],
  [
    {
      contains: [...complete.contains, { allergen: 'MILK', sources: [] }],
      free: complete.free.filter((allergen) => allergen !== 'MILK'),
      diets: ['VEGAN', 'LACTOSE_FREE'],
    },
    [{ code: 'diet_contradiction', allergen: 'MILK', diet: 'VEGAN' }],
  ],
])('ALG-1 ALG-5 a declaration is refused for what is wrong in it %#', (change, problems) => {
  expect(findDeclarationProblems({ ...complete, ...change })).toEqual(problems)
})

test('ALG-6 declarations are the same when they show the same, whatever the order', () => {
  const { contains, mayContain, diets } = complete
  const two = [
    { allergen: 'MILK' as const, sources: [] },
    { allergen: 'GLUTEN' as const, sources: ['RYE' as const, 'WHEAT' as const] },
  ]
  const turned = [
    { allergen: 'GLUTEN' as const, sources: ['WHEAT' as const, 'RYE' as const] },
    { allergen: 'MILK' as const, sources: [] },
  ]
  expect(isSameDeclaration({ contains: two, mayContain, diets }, { contains: turned, mayContain, diets: [] })).toBe(
    true,
  )
  expect(isSameDeclaration({ contains, mayContain, diets }, { contains: two, mayContain, diets })).toBe(false)
  expect(isSameDeclaration({ contains, mayContain, diets }, null)).toBe(false)
  expect(isSameDeclaration(null, null)).toBe(true)
})

test('ALG-13 food gains allergens by what it contains or may contain anew, also of another cereal, and by nothing else', () => {
  const food = (contains: Declaration['contains'], mayContain: Declaration['mayContain'] = []): Declaration => ({
    contains,
    mayContain,
    diets: [],
  })
  const wheat = { allergen: 'GLUTEN' as const, sources: ['WHEAT' as const] }
  const rye = { allergen: 'GLUTEN' as const, sources: ['RYE' as const] }
  const milk = { allergen: 'MILK' as const, sources: [] }
  expect(gainsAllergens(food([wheat]), food([wheat, milk]))).toBe(true)
  expect(gainsAllergens(food([wheat]), food([rye]))).toBe(true)
  expect(gainsAllergens(food([]), food([], [milk]))).toBe(true)
  expect(gainsAllergens(food([], [milk]), food([milk]))).toBe(true)
  expect(gainsAllergens(null, food([milk]))).toBe(true)
  expect(gainsAllergens(food([milk]), food([], [milk]))).toBe(false)
  expect(gainsAllergens(food([wheat, milk]), food([wheat]))).toBe(false)
  expect(gainsAllergens(food([milk]), null)).toBe(false)
  expect(gainsAllergens(null, food([]))).toBe(false)
})

test('DAY-15 what is no food contains none of the 14, also not in traces', () => {
  const napkins = { ...UNDECLARED, free: [...ALLERGENS], isComplete: true, isFood: false }
  expect(findDeclarationProblems(napkins)).toEqual([])
  expect(findDeclarationProblems({ ...complete, isFood: false })).toEqual([
    { code: 'not_food', allergen: 'GLUTEN' },
    { code: 'not_food', allergen: 'NUTS' },
  ])
})
