import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '../foods/allergens.ts'
import { allergensOfFoods, foodsWith } from '../foods/allergensOfFoods.ts'
import { allergensOfMenu, canBeWithout, fitOf } from './allergensOfMenu.ts'
import type { Declaration } from '../foods/declarations.ts'
import type { Diet } from '../foods/diets.ts'
import { foodsOf, foodsOfChoice } from './foodsOfMenu.ts'
import type { MenuNode } from './menu.ts'
import { anyMenuAndSelection, groupOf, menuOf, node, pick } from '../basket/menuFixtures.ts'

const contents = (allergens: readonly Allergen[]) => allergens.map((allergen) => ({ allergen, sources: [] }))

const declared = (contains: Allergen[], mayContain: Allergen[] = [], diets: Diet[] = []): Declaration => ({
  contains: contents(contains),
  mayContain: contents(mayContain),
  diets,
})

const food = (id: string, declaration: Declaration | null, overrides: Partial<MenuNode> = {}) =>
  node(id, { declaration, ...overrides })

const presenceOf = (menu: MenuNode, allergen: Allergen) =>
  allergensOfMenu(menu).find((entry) => entry.allergen === allergen)?.presence

const extra = (id: string, declaration: Declaration | null) => food(id, declaration, { type: 'extra' })

const fish = food('Sild', declared(['FISH']))
const meat = food('Steg', declared([]))
const traces = food('Brød', declared([], ['SESAME']))
const unknown = food('Salat', null)

describe('ALG-4 before anything is chosen', () => {
  test.each<[string, MenuNode, Allergen, string]>([
    ['an included food holds it', menuOf([fish, meat]), 'FISH', 'ALWAYS'],
    [
      'a dish of the menu holds it',
      menuOf([], { dishFoods: [{ id: 'd', name: 'Sild', declaration: declared(['FISH']) }] }),
      'FISH',
      'ALWAYS',
    ],
    ['one of the choices holds it', menuOf([groupOf('g', 1, 1, [fish, meat])]), 'FISH', 'DEPENDS'],
    ['all choices of a required group hold it', menuOf([groupOf('g', 1, 1, [fish])]), 'FISH', 'ALWAYS'],
    ['all choices of an optional group hold it', menuOf([meat, groupOf('g', null, 1, [fish])]), 'FISH', 'DEPENDS'],
    ['an extra holds it', menuOf([meat, extra('Laks', declared(['FISH']))]), 'FISH', 'DEPENDS'],
    ['it is there in traces', menuOf([meat, traces]), 'SESAME', 'TRACES'],
    ['no food holds it', menuOf([meat, fish]), 'MILK', 'NEVER'],
    ['a food is undeclared', menuOf([meat, unknown]), 'MILK', 'UNKNOWN'],
    ['a food is undeclared and another holds it', menuOf([fish, unknown]), 'FISH', 'ALWAYS'],
    ['the menu has no food at all', menuOf([]), 'MILK', 'UNKNOWN'],
    [
      'two of three are needed and one holds it',
      menuOf([
        groupOf('g', 2, 2, [
          fish,
          food('a', declared([]), { maxAmount: 1 }),
          food('b', declared([]), { maxAmount: 1 }),
        ]),
      ]),
      'FISH',
      'DEPENDS',
    ],
    [
      'two are needed and only one is without',
      menuOf([groupOf('g', 2, 2, [fish, food('a', declared([]), { maxAmount: 1 })])]),
      'FISH',
      'ALWAYS',
    ],
  ])('%s', (_, menu, allergen, presence) => {
    expect(presenceOf(menu, allergen)).toBe(presence)
  })

  test.each<[string, MenuNode, Allergen[], string]>([
    ['every food is free', menuOf([meat, groupOf('g', 1, 1, [meat])]), ['FISH'], 'YES'],
    ['a choice is free', menuOf([groupOf('g', 1, 1, [fish, meat])]), ['FISH'], 'YES'],
    ['an included food holds it', menuOf([fish]), ['FISH'], 'NO'],
    ['an included food may hold it', menuOf([traces]), ['SESAME'], 'NO'],
    ['an included food is undeclared', menuOf([unknown]), ['FISH'], 'UNKNOWN'],
    [
      'too few choices are free',
      menuOf([groupOf('g', 2, 2, [fish, food('a', declared([]), { maxAmount: 1 })])]),
      ['FISH'],
      'NO',
    ],
    ['enough choices only with the undeclared', menuOf([groupOf('g', 1, 1, [fish, unknown])]), ['FISH'], 'UNKNOWN'],
    ['an undeclared extra need not be chosen', menuOf([meat, extra('e', null)]), ['FISH'], 'YES'],
    ['what the customer builds has one free food', menuOf([fish, meat], { type: 'freeselect' }), ['FISH'], 'YES'],
    ['what the customer builds has no free food', menuOf([fish], { type: 'freeselect' }), ['FISH'], 'NO'],
    [
      'two allergens that no one choice avoids',
      menuOf([groupOf('g', 1, 1, [fish, food('m', declared(['MILK']))])]),
      ['FISH', 'MILK'],
      'NO',
    ],
  ])('it can be chosen without: %s', (_, menu, without, possible) => {
    expect(canBeWithout(menu, without)).toBe(possible)
  })

  const vegan = food('Linser', declared([], [], ['VEGAN', 'VEGETARIAN']))
  test.each<[string, MenuNode, Parameters<typeof fitOf>[1], string]>([
    ['all fits', menuOf([vegan, groupOf('g', 1, 1, [vegan])]), { without: ['FISH'], diets: ['VEGAN'] }, 'FITS'],
    [
      'an extra does not fit',
      menuOf([vegan, extra('e', declared(['MILK']))]),
      { without: [], diets: ['VEGAN'] },
      'CAN_BE_CHOSEN',
    ],
    ['a choice fits', menuOf([groupOf('g', 1, 1, [meat, vegan])]), { without: [], diets: ['VEGAN'] }, 'CAN_BE_CHOSEN'],
    ['nothing is declared', menuOf([unknown]), { without: [], diets: ['VEGAN'] }, 'UNKNOWN'],
    ['a declared food claims no diet', menuOf([meat]), { without: [], diets: ['VEGAN'] }, 'DOES_NOT_FIT'],
  ])('ALG-5 a diet filter: %s', (_, menu, dietFilter, fit) => {
    expect(fitOf(menu, dietFilter)).toBe(fit)
  })
})

const someAllergens = fc.subarray([...ALLERGENS], { maxLength: 2 }).map(contents)
const anyCompleteDeclaration = fc.record({
  contains: someAllergens,
  mayContain: someAllergens,
  diets: fc.constant<Diet[]>([]),
})
const anyDeclaration = fc.option(anyCompleteDeclaration, { freq: 3 })

/** Any menu with a selection, each of its items declared as drawn. */
const choiceDeclaredBy = (declarations: fc.Arbitrary<Declaration | null>) =>
  anyMenuAndSelection.chain(([menu, selected]) =>
    fc.infiniteStream(declarations).map((stream) => {
      const declare = (item: MenuNode): MenuNode => ({
        ...item,
        children: item.children.map(declare),
        declaration: stream.next().value ?? null,
      })
      return { menu: declare(menu), selected }
    }),
  )
const anyDeclaredChoice = choiceDeclaredBy(anyDeclaration)

describe('ALG-10 properties', () => {
  test('adding an item never removes an allergen', () => {
    fc.assert(
      fc.property(anyDeclaredChoice, anyDeclaration, ({ menu, selected }, declaration) => {
        const before = allergensOfFoods(foodsOfChoice(menu, selected))
        const added = { ...menu, children: [...menu.children, extra('added', declaration)] }
        const after = allergensOfFoods(foodsOfChoice(added, [...selected, pick('added')]))
        const stated = ({ contains, mayContain }: typeof before) =>
          [...contains, ...mayContain].map(({ allergen }) => allergen)
        const wasContained = before.contains.map(({ allergen }) => allergen)
        expect(after.contains.map(({ allergen }) => allergen)).toEqual(expect.arrayContaining(wasContained))
        expect(stated(after)).toEqual(expect.arrayContaining(stated(before)))
      }),
    )
  })

  test('an undeclared food never gives that something is not contained', () => {
    fc.assert(
      fc.property(anyDeclaredChoice, ({ menu, selected }) => {
        const foods = foodsOfChoice(menu, selected)
        const isAllDeclared = foods.every(({ declaration }) => declaration !== null)
        expect(allergensOfFoods(foods).undeclared.length === 0).toBe(isAllDeclared)
        const { always, choices, extras } = foodsOf(menu)
        const isMenuDeclared = [...always, ...choices, ...extras].every(({ declaration }) => declaration !== null)
        const presences = allergensOfMenu(menu).map(({ presence }) => presence)
        expect(isMenuDeclared || !presences.some((presence) => presence === 'NEVER' || presence === 'TRACES')).toBe(
          true,
        )
      }),
    )
  })

  test('a menu that fits holds nothing of what is unwanted, whatever is chosen', () => {
    fc.assert(
      fc.property(
        choiceDeclaredBy(anyCompleteDeclaration),
        fc.constantFrom(...ALLERGENS),
        ({ menu, selected }, allergen) => {
          fc.pre(fitOf(menu, { without: [allergen], diets: [] }) === 'FITS')
          const { contains, mayContain, undeclared } = allergensOfFoods(foodsOfChoice(menu, selected))
          expect([...contains, ...mayContain].map((content) => content.allergen)).not.toContain(allergen)
          expect(undeclared).toEqual([])
        },
      ),
    )
  })
})

test('ALG-3 a choice says what brings each allergen, its traces, and what is undeclared; nothing of an item without amount', () => {
  const menu = menuOf([
    food('Brød', { ...declared([], ['SESAME', 'MILK']), contains: [{ allergen: 'GLUTEN', sources: ['RYE'] }] }),
    groupOf('g', 1, 2, [
      food('Kage', {
        ...declared(['MILK']),
        contains: [...contents(['MILK']), { allergen: 'GLUTEN', sources: ['WHEAT'] }],
      }),
      food('Nødder', declared(['NUTS'])),
    ]),
    extra('Tatar', null),
  ])
  const selected = [pick('Kage', 1, 'g'), pick('Nødder', 0, 'g'), pick('Tatar', 2)]
  const foods = foodsOfChoice(menu, selected)
  expect(allergensOfFoods(foods)).toEqual({
    contains: [
      { allergen: 'GLUTEN', sources: ['WHEAT', 'RYE'] },
      { allergen: 'MILK', sources: [] },
    ],
    mayContain: [{ allergen: 'SESAME', sources: [] }],
    undeclared: ['Tatar'],
    isNothingDeclared: false,
    diets: [],
  })
  expect(foodsWith(foods, 'GLUTEN')).toEqual(['Brød', 'Kage'])
})

test('DAY-15 what is no food takes no diet from a menu, and gives none to what is nothing else', () => {
  const napkins = { id: 'n', name: 'Servietter', declaration: { ...declared([]), isFood: false } }
  const bread = { id: 'b', name: 'Brød', declaration: declared(['SESAME'], [], ['VEGAN']) }
  expect(allergensOfFoods([napkins, bread]).diets).toEqual(['VEGAN'])
  expect(allergensOfFoods([napkins]).diets).toEqual([])
})
