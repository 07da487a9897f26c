import { expect, test } from 'vitest'
import { allergenSentences } from './allergenTexts.ts'
import { allergensOfFoods } from './allergensOfFoods.ts'
import type { Declaration } from './declarations.ts'
import { orderedFoods } from './orderedFoods.ts'

const free: Declaration = { contains: [], mayContain: [], diets: [] }
const item = (name: string, type: string) => ({ id: name, name, type, declaration: free })
const sentencesOf = (items: ReturnType<typeof item>[]) =>
  allergenSentences(allergensOfFoods(orderedFoods([{ name: 'Æblekage', groups: [], items }])), null)

test('ALG-2 ALG-6 an ordered menu that consists of nothing is undeclared, whatever its extras are', () => {
  expect(sentencesOf([])).toEqual(['Allergener er ikke oplyst.'])
  expect(sentencesOf([item('Kaffe', 'extra')])).toEqual(['Ikke oplyst for: Æblekage.'])
  expect(sentencesOf([item('Kage', 'include')])).toEqual(['Indeholder ingen af de 14 allergener.'])
})

test('ALG-3 of no food nothing is said', () => {
  expect(allergenSentences(allergensOfFoods([]), null)).toEqual([])
})
