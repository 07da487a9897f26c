import { expect, test } from 'vitest'
import { ALLERGENS } from '../../../domain/foods/allergens.ts'
import { UNDECLARED } from '../../../domain/foods/declarations.ts'
import {
  answerOf,
  copyOf,
  isSameDraft,
  problemsOf,
  unanswered,
  withAnswer,
  withIsFood,
  withRestFree,
  withSource,
} from './allergenAnswers.ts'

test('ALG-8 an answer replaces the one before; a food with an allergen unanswered is incomplete', () => {
  const yes = withAnswer(UNDECLARED, 'EGGS', 'YES')
  expect(answerOf(yes, 'EGGS')).toEqual({ answer: 'YES', sources: [] })
  const may = withAnswer({ ...withRestFree(yes), isComplete: true }, 'EGGS', 'MAY')
  expect([may.contains, may.mayContain, may.isComplete]).toEqual([[], [{ allergen: 'EGGS', sources: [] }], true])
  expect(withAnswer(may, 'EGGS', null).isComplete).toBe(false)
  expect(unanswered(withAnswer(may, 'EGGS', null))).toEqual(['EGGS'])
})

test('ALG-8 naming a cereal says that gluten is in the food, and stays when it only may be', () => {
  const wheat = withSource(UNDECLARED, 'GLUTEN', 'WHEAT')
  const both = withSource(wheat, 'GLUTEN', 'RYE')
  expect(answerOf(both, 'GLUTEN')).toEqual({ answer: 'YES', sources: ['WHEAT', 'RYE'] })
  expect(answerOf(withAnswer(both, 'GLUTEN', 'MAY'), 'GLUTEN').sources).toEqual(['WHEAT', 'RYE'])
  expect(answerOf(withSource(both, 'GLUTEN', 'WHEAT'), 'GLUTEN').sources).toEqual(['RYE'])
  expect(answerOf(withSource(withAnswer(both, 'GLUTEN', 'NO'), 'GLUTEN', 'OATS'), 'GLUTEN').answer).toBe('YES')
})

test('ALG-8 the rest is answered No at once, and what is answered stays; a copy has to be gone through', () => {
  const soy = withAnswer(UNDECLARED, 'SOYBEANS', 'MAY')
  const all = withRestFree(soy)
  expect(all.free).toEqual(ALLERGENS.filter((allergen) => allergen !== 'SOYBEANS'))
  expect(problemsOf(all)).toEqual([])
  expect(problemsOf(soy)).toHaveLength(13)
  expect(problemsOf(withAnswer(all, 'GLUTEN', 'YES'))).toEqual([{ code: 'sources_missing', allergen: 'GLUTEN' }])
  expect(copyOf({ ...all, isComplete: true })).toEqual(all)
})

test('ALG-8 a declaration that says the same is not changed, in whatever order it stands', () => {
  const a = withAnswer(withAnswer(UNDECLARED, 'EGGS', 'YES'), 'MILK', 'YES')
  const b = withAnswer(withAnswer(UNDECLARED, 'MILK', 'YES'), 'EGGS', 'YES')
  expect(isSameDraft(a, b)).toBe(true)
  expect(isSameDraft(a, { ...b, diets: ['HALAL'] })).toBe(false)
  expect(isSameDraft(withSource(a, 'NUTS', 'ALMOND'), withSource(a, 'NUTS', 'WALNUT'))).toBe(false)
})

test('ALG-8 what is no food is complete without answers of its own; an answer or undoing makes it food to be gone through', () => {
  const napkins = withIsFood(withAnswer(UNDECLARED, 'MILK', 'YES'), false)
  expect(problemsOf(napkins)).toEqual([])
  expect(napkins).toMatchObject({ contains: [], free: ALLERGENS, isComplete: true, isFood: false })
  expect(isSameDraft(napkins, { ...napkins, isFood: true })).toBe(false)
  expect(withIsFood(napkins, true)).toMatchObject({ isFood: true, isComplete: false })
  const eaten = withAnswer(napkins, 'MILK', 'YES')
  expect([eaten.isFood, problemsOf(eaten)]).toEqual([true, []])
})
