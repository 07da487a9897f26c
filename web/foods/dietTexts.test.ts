import { expect, test } from 'vitest'
import type { Allergen } from '../../domain/foods/allergens.ts'
import { formatDietFilter, formatNotMet, formatUnmet } from './dietTexts.ts'

test('ALG-5 a diet filter in words', () => {
  expect(formatDietFilter({ without: ['GLUTEN', 'EGGS'], diets: ['VEGAN', 'ORGANIC'] })).toBe(
    'uden gluten, uden æg, vegansk, økologisk',
  )
  expect(formatDietFilter({ without: [], diets: [] })).toBe('')
})

test('ALG-5 how many menus do not meet a diet filter', () => {
  expect(formatNotMet(1, { without: ['MILK'], diets: [] })).toBe('1 menu her fås ikke uden mælk.')
  expect(formatNotMet(3, { without: ['MILK'], diets: ['VEGAN'] })).toBe(
    '3 menuer her fås ikke både vegansk og uden mælk.',
  )
})

test('ALG-12 chosen food is named by what is declared of it, and none that is not declared', () => {
  const food = (name: string, contains: Allergen[] = [], mayContain: Allergen[] = []) => {
    const [inIt, traces] = [contains, mayContain].map((all) => all.map((allergen) => ({ allergen, sources: [] })))
    return { id: name, name, declaration: { contains: inIt ?? [], mayContain: traces ?? [], diets: [] } }
  }
  const foods = [
    food('Mandelkage', ['NUTS']),
    food('Nøddebrød', ['NUTS']),
    food('Brød', [], ['NUTS']),
    food('Salat'),
    { id: 'x', name: 'Grød', declaration: null },
  ]
  expect(formatUnmet(foods, { without: ['NUTS'], diets: [] })).toBe(
    'Indeholder nødder: Mandelkage og Nøddebrød. Kan indeholde nødder: Brød. Jeres ønske: uden nødder.',
  )
  expect(formatUnmet([food('Salat')], { without: [], diets: ['VEGAN'] })).toBe(
    'Ikke oplyst som vegansk: Salat. Jeres ønske: vegansk.',
  )
  expect(formatUnmet([food('Salat')], { without: ['NUTS'], diets: [] })).toBeNull()
})
