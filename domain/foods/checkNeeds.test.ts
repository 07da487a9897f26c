import { expect, test } from 'vitest'
import type { FoodAllergens } from './allergensOfFoods.ts'
import { checkNeeds, type CheckedNeed } from './checkNeeds.ts'

const GLUTEN: CheckedNeed = { label: '3 uden gluten', allergen: 'GLUTEN', diet: null }
const VEGAN: CheckedNeed = { label: '2 veganere', allergen: null, diet: 'VEGAN' }
const FREE: FoodAllergens = { contains: [], mayContain: [], undeclared: [], isNothingDeclared: false, diets: [] }
const wheat = [{ allergen: 'GLUTEN' as const, sources: ['WHEAT' as const] }]
const milk = [{ allergen: 'MILK' as const, sources: [] }]
const check = (need: CheckedNeed, allergens: Partial<FoodAllergens>) =>
  checkNeeds([need], [{ name: 'Frokostplatte', allergens: { ...FREE, ...allergens } }])

test('ALG-14 a need that meets food which contains what it excludes is reported', () => {
  expect(check(GLUTEN, { contains: wheat })).toEqual(['Tjek: 3 uden gluten, men menuen indeholder hvede.'])
  expect(check(GLUTEN, { mayContain: wheat })).toEqual(['Tjek: 3 uden gluten, men menuen kan indeholde hvede.'])
  expect(check(VEGAN, { contains: [...wheat, ...milk] })).toEqual(['Tjek: 2 veganere, men menuen indeholder mælk.'])
  expect(check(GLUTEN, { contains: milk })).toEqual([])
})

test('ALG-14 of food that nobody has declared it says so, and nothing of a need in words', () => {
  const partly = { undeclared: ['Laksetatar'], contains: wheat }
  expect(check(GLUTEN, partly)).toEqual([
    'Tjek: 3 uden gluten, men menuen indeholder hvede. Ikke oplyst for: Laksetatar.',
  ])
  expect(check(VEGAN, { undeclared: ['Frokostplatte'], isNothingDeclared: true })).toEqual([
    'Tjek: 2 veganere. Allergener i menuen er ikke oplyst.',
  ])
  expect(check({ label: '1 uden løg', allergen: null, diet: null }, partly)).toEqual([])
})

test('ALG-14 of several menus each is named, once, and one that is not known yet says nothing', () => {
  const menus = [
    { name: 'Frokostplatte', allergens: { ...FREE, contains: wheat } },
    { name: 'Frokostplatte', allergens: { ...FREE, contains: wheat } },
    { name: 'Lagkage', allergens: null },
    { name: 'Grillfad', allergens: { ...FREE, undeclared: ['Bøf'], isNothingDeclared: true } },
  ]
  expect(checkNeeds([GLUTEN], menus)).toEqual([
    'Tjek: 3 uden gluten, men "Frokostplatte" indeholder hvede.',
    'Tjek: 3 uden gluten. Allergener i "Grillfad" er ikke oplyst.',
  ])
})

test('ALG-14 a diet is met only by food that is declared to fit it, since meat is no allergen', () => {
  const vegetarian: CheckedNeed = { label: '2 vegetarer', allergen: null, diet: 'VEGETARIAN' }
  expect(check(vegetarian, { contains: milk })).toEqual(['Tjek: 2 vegetarer. Menuen er ikke oplyst som vegetarisk.'])
  expect(check(vegetarian, { contains: milk, diets: ['VEGETARIAN'] })).toEqual([])
})
