import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGENS } from './allergens.ts'
import type { Declaration } from './declarations.ts'
import {
  findDietConflict,
  formatDietConflict,
  type DietFilter,
  isDietFilterSet,
  meetsDietFilter,
} from './dietFilter.ts'
import { DIETS } from './diets.ts'

const declared = (declaration: Partial<Declaration>): Declaration => ({
  contains: [],
  mayContain: [],
  diets: [],
  ...declaration,
})
const ALMONDS = { allergen: 'NUTS', sources: ['ALMOND'] } as const
const nuts = () => [{ allergen: ALMONDS.allergen, sources: [...ALMONDS.sources] }]
const milk = () => [{ allergen: 'MILK' as const, sources: [] }]
const gluten = () => [{ allergen: 'GLUTEN' as const, sources: ['WHEAT' as const] }]

function markOf(declaration: Declaration | null, filter: Partial<DietFilter>): string | null {
  const conflict = findDietConflict({ declaration }, { without: [], diets: [], ...filter })
  return conflict && formatDietConflict(conflict)
}

test.each([
  ['contains it', declared({ contains: nuts() }), 'Indeholder nødder'],
  ['may contain it', declared({ mayContain: nuts() }), 'Kan indeholde nødder'],
  ['contains and may contain it', declared({ contains: nuts(), mayContain: nuts() }), 'Indeholder nødder'],
  ['is free of it', declared({ contains: milk() }), null],
  ['is undeclared', null, 'Ikke oplyst'],
])('ALG-12 for "uden nødder", food that %s', (_what, declaration, mark) => {
  expect(markOf(declaration, { without: ['NUTS'] })).toBe(mark)
})

test('ALG-12 all that speaks against a food is in one mark, and nothing is marked without a filter', () => {
  const cake = declared({ contains: [...milk(), ...nuts()], mayContain: gluten() })
  expect(markOf(cake, { without: ['GLUTEN', 'MILK', 'NUTS'] })).toBe('Indeholder mælk og nødder, kan indeholde gluten')
  expect(markOf(cake, {})).toBeNull()
  expect(markOf(null, {})).toBeNull()
})

test('ALG-12 a diet is marked by what contradicts it, and else as not declared: nothing is guessed', () => {
  expect(markOf(declared({ contains: milk() }), { diets: ['VEGAN'] })).toBe('Indeholder mælk')
  expect(markOf(declared({ mayContain: gluten() }), { diets: ['GLUTEN_FREE'] })).toBe('Kan indeholde gluten')
  expect(markOf(declared({}), { diets: ['VEGAN', 'HALAL'] })).toBe('Ikke oplyst som vegansk og halal')
  expect(markOf(declared({ diets: ['VEGAN'] }), { diets: ['VEGAN'] })).toBeNull()
})

test('ALG-12 a food meets a diet filter exactly where it has no conflict with it', () => {
  const contents = fc.subarray([...ALLERGENS]).map((all) => all.map((allergen) => ({ allergen, sources: [] })))
  const declaration = fc.record({ contains: contents, mayContain: contents, diets: fc.subarray([...DIETS]) })
  const filter = fc.record({ without: fc.subarray([...ALLERGENS]), diets: fc.subarray([...DIETS]) })
  fc.assert(
    fc.property(fc.option(declaration), filter.filter(isDietFilterSet), (known, wished) => {
      const conflict = findDietConflict({ declaration: known }, wished)
      const met = conflict === null ? 'YES' : conflict.isUndeclared ? 'UNKNOWN' : 'NO'
      expect(meetsDietFilter({ declaration: known }, wished)).toBe(met)
    }),
  )
})
