import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '../../domain/foods/allergens.ts'
import type { Declaration } from '../../domain/foods/declarations.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import { type DietFilter, isDietFilterSet } from '../../domain/foods/dietFilter.ts'
import { fitOf, narrowMenu } from '../../domain/menus/allergensOfMenu.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { MENU_TYPES } from '../../domain/menus/menuTypes.ts'
import { unitPrice } from '../../domain/menus/prices.ts'
import { cheapestChoice } from './cheapestChoice.ts'
import { filterBits } from './dietBits.ts'
import { FIT, indexedChoices } from './indexedChoices.ts'

const FITS = ['FITS', 'CAN_BE_CHOSEN', 'UNKNOWN'] as const

const node = (id: string, rest: Partial<MenuNode>): MenuNode => ({
  id,
  name: id,
  type: 'include',
  price: 0,
  minAmount: null,
  maxAmount: null,
  children: [],
  ...rest,
})

const allergens = ALLERGENS.slice(0, 4)
const diets = DIETS.slice(0, 2)
const contents = fc
  .subarray(allergens, { maxLength: 2 })
  .map((list) => list.map((allergen) => ({ allergen, sources: [] })))
const declaration: fc.Arbitrary<Declaration | null> = fc.option(
  fc.record({ contains: contents, mayContain: contents, diets: fc.subarray([...diets]) }),
  { freq: 8 },
)
const price = fc.integer({ min: 0, max: 5 })
const maybe = (max: number) => fc.option(fc.integer({ min: 0, max }))
const item = fc.record({
  type: fc.constantFrom('include', 'includeWithAmount', 'extra' as const),
  price,
  maxAmount: maybe(2),
  ageLimit: fc.option(fc.constant(16), { freq: 8 }),
  declaration,
})
const menus = fc
  .record({
    type: fc.constantFrom(...MENU_TYPES),
    price,
    items: fc.array(item, { maxLength: 3 }),
    dishes: fc.array(declaration, { maxLength: 1 }),
    groups: fc.array(fc.record({ minAmount: maybe(3), maxAmount: maybe(3), items: fc.array(item, { maxLength: 5 }) }), {
      maxLength: 2,
    }),
  })
  .map(({ items, groups, dishes, ...menu }) =>
    node('menu', {
      ...menu,
      dishFoods: dishes.map((declared, index) => ({ id: `dish${index}`, name: 'Ret', declaration: declared })),
      children: [
        ...items.map((values, index) => node(`item${index}`, values)),
        ...groups.map(({ items: ofGroup, ...group }, index) =>
          node(`group${index}`, {
            ...group,
            type: 'group',
            children: ofGroup.map((values, place) => node(`group${index}item${place}`, values)),
          }),
        ),
      ],
    }),
  )
const dietFilters = fc
  .record({ without: fc.subarray(allergens), diets: fc.subarray([...diets]) })
  .filter((filter) => isDietFilterSet(filter))

/** What the rows of a menu answer to a diet filter. */
function answerOf(menu: MenuNode, filter: DietFilter) {
  const rows = indexedChoices(menu).filter(({ conflicts }) => (conflicts & filterBits(filter)) === 0)
  const [best] = rows.toSorted((a, b) => a.fit - b.fit || a.coverPrice - b.coverPrice)
  return best ? { fit: FITS[best.fit], coverPrice: best.coverPrice } : null
}

/** What the menu itself answers. */
function expectedOf(menu: MenuNode, filter: DietFilter) {
  const meeting = narrowMenu(menu, filter)
  const choice = meeting && cheapestChoice(meeting.menu)
  return choice ? { fit: meeting.fit, coverPrice: unitPrice(meeting.menu, choice) } : null
}

describe('SCA-13 the indexed choices of a menu', () => {
  test('answer each diet filter as the menu itself, and without one with its cheapest choice', () => {
    let chosen = 0
    fc.assert(
      fc.property(menus, dietFilters, (menu, filter) => {
        expect(answerOf(menu, filter)).toEqual(expectedOf(menu, filter))
        const cheapest = cheapestChoice(menu)
        const marked = indexedChoices(menu).filter(({ isCheapest }) => isCheapest)
        expect(marked.map(({ coverPrice }) => coverPrice)).toEqual(cheapest ? [unitPrice(menu, cheapest)] : [])
        if (answerOf(menu, filter)?.fit === 'CAN_BE_CHOSEN') chosen += 1
      }),
      { numRuns: 3000 },
    )
    expect(chosen).toBeGreaterThan(50)
  })

  test('are one of a menu that leaves no choice', () => {
    const declared = { contains: [{ allergen: 'FISH' as Allergen, sources: [] }], mayContain: [], diets: [] }
    const menu = node('menu', { type: 'menu', price: 100, children: [node('sild', { declaration: declared })] })
    expect(indexedChoices(menu)).toEqual([
      { fit: FIT.FITS, conflicts: filterBits({ without: ['FISH'], diets: DIETS }), coverPrice: 100, isCheapest: true },
    ])
  })

  test('never claim a fit where a menu has more of them than the index holds', () => {
    const ofTwo = ALLERGENS.flatMap((a) => ALLERGENS.filter((b) => b > a).map((b) => [a, b]))
    const children = ofTwo.map((pair, index) =>
      node(pair.join(), {
        price: index,
        declaration: {
          contains: pair.map((allergen) => ({ allergen, sources: [] })),
          mayContain: [],
          diets: [...DIETS],
        },
      }),
    )
    const group = node('group', { type: 'group', minAmount: 1, maxAmount: 1, children })
    const menu = node('menu', { type: 'menu', children: [group] })
    const rows = indexedChoices(menu)
    expect(rows.length).toBeLessThan(children.length)
    const answers = ofTwo.map((pair) => ({
      answer: answerOf(menu, { without: ALLERGENS.filter((allergen) => !pair.includes(allergen)), diets: [] }),
      fit: fitOf(menu, { without: ALLERGENS.filter((allergen) => !pair.includes(allergen)), diets: [] }),
    }))
    expect(new Set(answers.map(({ fit }) => fit))).toEqual(new Set(['CAN_BE_CHOSEN']))
    expect(new Set(answers.map(({ answer }) => answer?.fit))).toEqual(new Set(['CAN_BE_CHOSEN', 'UNKNOWN']))
  })
})
