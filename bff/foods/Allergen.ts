import {
  ALLERGEN_NAMES,
  ALLERGEN_SOURCES,
  ALLERGENS,
  type AllergenContent as ContentData,
  SOURCE_NAMES,
} from '../../domain/foods/allergens.ts'
import { allergenSentences } from '../../domain/foods/allergenTexts.ts'
import type { FoodAllergens as FoodAllergensData } from '../../domain/foods/allergensOfFoods.ts'
import type { Declaration as DeclarationData } from '../../domain/foods/declarations.ts'
import { DIET_NAMES, DIETS } from '../../domain/foods/diets.ts'
import { builder } from '../graph/builder.ts'

const described = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  Object.fromEntries(values.map((value) => [value, { description: `'${names[value]}'.` }])) as Record<
    Value,
    { description: string }
  >

export const Allergen = builder.enumType('Allergen', {
  description: 'The 14 allergens that must be declared, with their Danish names.',
  values: described(ALLERGENS, ALLERGEN_NAMES),
})

export const AllergenSource = builder.enumType('AllergenSource', {
  description: 'The cereals that bring GLUTEN and the nuts that are NUTS, with their Danish names.',
  values: described(ALLERGEN_SOURCES, SOURCE_NAMES),
})

export const Diet = builder.enumType('Diet', {
  description: 'A diet that food can be declared to fit, with its Danish name.',
  values: described(DIETS, DIET_NAMES),
})

export const AllergenContent = builder.objectRef<ContentData>('AllergenContent').implement({
  description: 'An allergen in food.',
  fields: (t) => ({
    allergen: t.expose('allergen', { type: Allergen, description: 'Which.' }),
    sources: t.expose('sources', {
      type: [AllergenSource],
      description: 'The cereals or nuts that bring it; empty for others, and where they are not named.',
    }),
  }),
})

export const Declaration = builder.objectRef<DeclarationData>('Declaration').implement({
  description:
    'What a caterer declares of a food. It says nothing is in it but what stands here, and nothing by itself.',
  fields: (t) => ({
    contains: t.expose('contains', {
      type: [AllergenContent],
      complexity: { field: 1, multiplier: 3 },
      description: 'What is in it.',
    }),
    mayContain: t.expose('mayContain', {
      type: [AllergenContent],
      complexity: { field: 1, multiplier: 3 },
      description: 'What may be in it in traces.',
    }),
    diets: t.expose('diets', { type: [Diet], description: 'The diets that it fits.' }),
  }),
})

export const FoodAllergens = builder.objectRef<FoodAllergensData>('FoodAllergens').implement({
  description:
    'What is in several foods together. Only where `undeclared` is empty may anything else be called not contained.',
  fields: (t) => ({
    contains: t.field({
      type: [AllergenContent],
      complexity: { field: 1, multiplier: 3 },
      description: 'What is in any of them.',
      resolve: ({ contains }) => [...contains],
    }),
    mayContain: t.field({
      type: [AllergenContent],
      complexity: { field: 1, multiplier: 3 },
      description: 'What may be in any of them in traces, and is in none.',
      resolve: ({ mayContain }) => [...mayContain],
    }),
    undeclared: t.stringList({
      description: 'The names of those of which nothing is declared.',
      resolve: ({ undeclared }) => [...undeclared],
    }),
    sentences: t.stringList({
      description: "All of it in Danish: 'Indeholder: hvede, æg', 'Kan indeholde: sesam', 'Ikke oplyst for: Sild.'",
      resolve: (allergens) => allergenSentences(allergens, null),
    }),
    isNothingDeclared: t.exposeBoolean('isNothingDeclared', {
      description: 'Whether nothing is declared of any of them.',
    }),
    diets: t.field({
      type: [Diet],
      description: 'The diets that each of them is declared to fit. Empty where anything is undeclared.',
      resolve: ({ diets }) => [...diets],
    }),
  }),
})
