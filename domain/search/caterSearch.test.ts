import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fit } from '../menus/allergensOfMenu.ts'
import {
  type CaterQuery,
  findRelaxations,
  isHit,
  searchCaters,
  type SearchedCater,
  type SearchedMenu,
  type SearchReason,
  type SearchRules,
  type MatchingMenu,
  weightedRating,
  withoutCondition,
} from './caterSearch.ts'

/** A menu that anybody can order. */
const menuOf = (id: string, rest: Partial<SearchedMenu> = {}): SearchedMenu => ({
  id,
  name: id,
  coverPrice: 10_000,
  minAmount: null,
  maxAmount: null,
  course: 'MEAL',
  ...rest,
})

const cater = (id: number, rest: Partial<SearchedCater> = {}): SearchedCater => ({
  id,
  name: `Køkken ${id}`,
  city: 'Aarhus C',
  zipCode: '8000',
  tags: [],
  filters: [],
  rating: null,
  ordering: id,
  minCovers: null,
  offersDelivery: true,
  menus: [menuOf(`menu${id}`)],
  requiredServices: [],
  pricePeriods: [],
  ...rest,
})

const anything: CaterQuery = {
  place: '',
  date: null,
  covers: null,
  budget: null,
  filters: [],
  dietFilter: { without: [], diets: [] },
  course: 'MEAL',
  menus: [],
}
const FULL: SearchReason = { code: 'DAY_FULL', message: 'Dagen er fuldt booket.', isPlace: false, isOfMenu: false }
const SOLD_OUT: SearchReason = { code: 'MENU_SOLD_OUT', message: 'Udsolgt.', isPlace: false, isOfMenu: true }
const BELOW: SearchReason = { code: 'BELOW_ZONE_MINIMUM', message: 'For lidt.', isPlace: true, isOfMenu: true }
const FAR: SearchReason = { code: 'NOT_DELIVERED', message: 'Vi leverer ikke.', isPlace: true, isOfMenu: false }

/** Rules by which the named caterers cannot meet a query. */
const rules = (cannot: Record<number, SearchReason> = {}): SearchRules<SearchedCater> => ({
  reasons: ({ id }, { date, zipCode }) => {
    const reason = cannot[id]
    return reason && (reason.isPlace ? zipCode : date) !== null ? [reason] : []
  },
  fulfilment: (_, zipCode) => (zipCode === null ? null : 'delivery'),
  deliveryFee: () => 9_500,
  hasZone: () => false,
  matchingMenus: ({ menus }) => menus.map((menu) => ({ ...menu, fit: 'FITS' })),
})
/** Rules by which menus cannot be had for these reasons. */
const rulesOf = (reasons: Record<string, SearchReason[]>): SearchRules<SearchedCater> => ({
  ...rules(),
  reasons: (_, { menu }) => reasons[menu.id] ?? [],
})
const idsOf = (found: readonly { cater: SearchedCater }[]) => found.map(({ cater: { id } }) => id)

describe('MAR-2 the whole price', () => {
  const driving = { name: 'Kørsel', price: 15_000, appliesTo: 'both' as const }

  test('is that of the covers with the price period, the delivery and the required services', () => {
    const sundays = { id: 1, type: 1 as const, percentage: 10, weekdays: [7], from: null, to: null, name: null }
    const caters = [cater(1, { requiredServices: [driving], pricePeriods: [sundays] })]
    const query = { ...anything, place: '8000', date: '2027-04-04', covers: 40 }
    const [found] = searchCaters(caters, [], query, rules())
    expect(found).toMatchObject({
      match: 'possible',
      offer: { price: { goods: 440_000, delivery: 9_500, services: [driving], total: 464_500, perCover: 11_613 } },
    })
  })

  test('SER-4 ZON-9 has the services of a delivery only where the delivery is priced', () => {
    const forDelivery = { ...driving, appliesTo: 'delivery' as const }
    const found = (place: string) =>
      searchCaters([cater(1, { requiredServices: [forDelivery] })], [], { ...anything, place, covers: 40 }, rules())
    expect(found('8000')[0]?.offer?.price).toMatchObject({
      services: [forDelivery],
      total: 424_500,
      fulfilment: 'delivery',
    })
    expect(found('')[0]?.offer?.price).toMatchObject({ services: [], total: 400_000, delivery: null, fulfilment: null })
  })

  test('the cheapest menu whose limits hold the covers is shown, and one without covers for its cover alone', () => {
    const menus = [
      menuOf('lille', { coverPrice: 5_000, maxAmount: 20 }),
      menuOf('stor', { coverPrice: 7_000, minAmount: 50 }),
      menuOf('alle', { coverPrice: 9_000 }),
    ]
    const menuFor = (covers: number | null) => {
      const offer = searchCaters([cater(1, { menus })], [], { ...anything, covers }, rules())[0]?.offer
      return [offer?.menu.id, offer?.coverPrice, offer?.price?.total ?? null]
    }
    expect(menuFor(20)).toEqual(['lille', 5_000, 100_000])
    expect(menuFor(21)).toEqual(['alle', 9_000, 189_000])
    expect(menuFor(50)).toEqual(['stor', 7_000, 350_000])
    expect(menuFor(null)).toEqual(['lille', 5_000, null])
    const [none] = searchCaters([cater(1, { menus: menus.slice(0, 1) })], [], { ...anything, covers: 21 }, rules())
    expect(none).toMatchObject({ match: 'no_menu', offer: null, others: [] })
  })

  test('a dearer menu is shown where the cheapest is not available', () => {
    const menus = ['billig', 'dyr'].map((id, index) => menuOf(id, { coverPrice: 5_000 + index }))
    const soldOut = rulesOf({ billig: [SOLD_OUT] })
    const [found] = searchCaters([cater(1, { menus })], [], { ...anything, covers: 10 }, soldOut)
    expect(found).toMatchObject({ match: 'possible', offer: { menu: { id: 'dyr' } }, reasons: [] })
  })

  test('the budget is judged by the whole price of a cover', () => {
    const [found] = searchCaters(
      [cater(1, { requiredServices: [driving] })],
      [],
      { ...anything, covers: 10, budget: 11_499 },
      rules(),
    )
    expect(found).toMatchObject({ match: 'over_budget', offer: { price: { perCover: 11_500 } } })
  })
})

describe('MAR-6 the course', () => {
  const caters = [
    cater(1, { menus: [menuOf('kage', { coverPrice: 3_000, course: 'DESSERT' }), menuOf('ret')] }),
    cater(2, { menus: [menuOf('vand', { coverPrice: 2_000, course: 'DRINK' })] }),
  ]
  const answersTo = (query: Partial<CaterQuery>) =>
    searchCaters(caters, [], { ...anything, covers: 40, ...query }, rules()).map(({ match, offer }) => [
      match,
      offer?.menu.id ?? null,
    ])

  test('a search is answered by meals, unless it asks for another course', () => {
    expect(answersTo({})).toEqual([
      ['possible', 'ret'],
      ['no_course', null],
    ])
    expect(answersTo({ course: 'DESSERT' })).toEqual([
      ['possible', 'kage'],
      ['no_course', null],
    ])
    expect(answersTo({ course: 'SIDE' })).toEqual([
      ['no_course', null],
      ['no_course', null],
    ])
  })

  test('a caterer with none of the course that fits a diet does not fit, whatever else it has', () => {
    const cakeOnly: SearchRules<SearchedCater> = {
      ...rules(),
      matchingMenus: ({ menus }) =>
        menus.flatMap((menu) => (menu.course === 'DESSERT' ? { ...menu, fit: 'FITS' as const } : [])),
    }
    const query = { ...anything, dietFilter: { without: [], diets: ['VEGAN' as const] } }
    expect(searchCaters(caters.slice(0, 1), [], query, cakeOnly)[0]?.match).toBe('does_not_fit')
  })

  test('a course without hits can be relaxed to meals', () => {
    expect(findRelaxations(caters, [], { ...anything, course: 'SIDE' }, rules())).toEqual([
      { condition: { kind: 'course' }, count: 1 },
    ])
  })
})

describe('MAR-7 the menu that answers', () => {
  const menus = [60, 80, 100, 120, 140].map((kroner) => menuOf(`${kroner}`, { coverPrice: kroner * 100 }))
  const answer = (query: Partial<CaterQuery>, judged = rules(), others = 2) => {
    const [found] = searchCaters([cater(1, { menus })], [], { ...anything, covers: 40, ...query }, judged, others)
    return [found?.match, found?.offer?.menu.id, found?.others.map(({ menu }) => menu.id)]
  }

  test('within a budget is the dearest, with the next ones below it; without a budget the cheapest', () => {
    expect(answer({ budget: 12_500 })).toEqual(['possible', '120', ['100', '80']])
    expect(answer({ budget: 12_500 }, rules(), 0)).toEqual(['possible', '120', []])
    expect(answer({})).toEqual(['possible', '60', ['80', '100']])
    expect(answer({ covers: null, budget: 12_500 })).toEqual(['possible', '120', ['100', '80']])
    // None within it: what is above it by the least
    expect(answer({ budget: 5_000 })).toEqual(['over_budget', '60', ['80', '100']])
  })

  test('the others within a budget can be had as the first can', () => {
    expect(answer({ budget: 12_500 }, rulesOf({ 100: [SOLD_OUT] }))).toEqual(['possible', '120', ['80', '60']])
    const within = (menu: string, soldOut: readonly string[]) => {
      const query = { ...anything, covers: 40, budget: 12_500, menus: [menu] }
      const judged = rulesOf(Object.fromEntries(soldOut.map((id) => [id, [SOLD_OUT]])))
      const [found] = searchCaters([cater(1, { menus })], [], query, judged, 9)
      return found?.others.map((other) => [other.menu.id, other.isWithinBudget])
    }
    // All stay there to choose from
    expect(within('120', ['100', '80', '60'])).toEqual([
      ['140', false],
      ['100', false],
      ['80', false],
      ['60', false],
    ])
    expect(within('100', ['100', '60'])).toEqual([
      ['120', true],
      ['80', true],
      ['140', false],
      ['60', true],
    ])
  })

  test('on a closed day is that of an open one', () => {
    const date = '2027-04-03'
    const closed = (reasons: Record<string, SearchReason[]>) =>
      rulesOf(Object.fromEntries(menus.map(({ id }) => [id, [...(reasons[id] ?? []), FULL]])))
    const belowMinimum = { 60: [BELOW], 80: [BELOW] }
    expect(answer({ date }, rulesOf(belowMinimum), 0)).toEqual(['possible', '100', []])
    expect(answer({ date }, closed(belowMinimum), 0)).toEqual(['other_date', '100', []])
    expect(answer({ date, budget: 13_000 }, closed({}), 0)).toEqual(['other_date', '120', []])
  })

  test('below the minimum of the zone it is only where no other reaches it', () => {
    const below = (ids: readonly string[]) => rulesOf(Object.fromEntries(ids.map((id) => [id, [BELOW]])))
    expect(answer({ place: '8000' }, below(['60', '80', '100']), 0)).toEqual(['possible', '120', []])
    // Above the budget it can be had at least
    expect(answer({ place: '8000', budget: 10_500 }, below(['60', '80', '100']), 0)).toEqual(['over_budget', '120', []])
    expect(answer({ place: '8000' }, below(menus.map(({ id }) => id)), 0)).toEqual(['not_delivered', '60', []])
  })

  test('is the chosen one in a comparison, where it can be had for the covers', () => {
    expect(answer({ menus: ['140'] })).toEqual(['possible', '140', ['60', '80']])
    expect(answer({ menus: ['140'], date: '2027-04-03' }, rulesOf({ 140: [SOLD_OUT] }), 0)).toEqual([
      'other_date',
      '140',
      [],
    ])
    expect(answer({ menus: ['ukendt'] }, rules(), 0)).toEqual(['possible', '60', []])
  })
})

describe("MAR-3 'Passer bedst'", () => {
  test('is possible first, then within the budget, then by weighted rating, then by the marketplace', () => {
    const caters = [
      cater(1, { rating: { average: 5, count: 1 } }),
      cater(2, { rating: { average: 4.8, count: 200 } }),
      cater(3),
      cater(4, { ordering: null }),
      cater(5, { ordering: 3, rating: { average: 4, count: 50 } }),
      cater(6, {
        rating: { average: 5, count: 500 },
        requiredServices: [{ name: 'Kørsel', price: 90_000, appliesTo: 'both' }],
      }),
      cater(7, { rating: { average: 5, count: 500 } }),
      cater(8, { rating: { average: 5, count: 900 } }),
    ]
    const query = { ...anything, place: '8000', date: '2027-04-03', covers: 40, budget: 11_000 }
    const found = searchCaters(caters, [], query, rules({ 7: FULL, 8: FAR }))
    expect(idsOf(found)).toEqual([2, 1, 3, 5, 4, 6, 7, 8])
    expect(found.map(({ match }) => match).slice(4)).toEqual(['possible', 'over_budget', 'other_date', 'not_delivered'])
  })

  test('few ratings weigh less than many, and none is 4.0', () => {
    expect(weightedRating(null)).toBe(4)
    expect(weightedRating({ average: 5, count: 10 })).toBe(4.5)
    expect(weightedRating({ average: 4.8, count: 200 })).toBeGreaterThan(weightedRating({ average: 5, count: 10 }))
  })
})

describe('MAR-3 the conditions to relax', () => {
  const filters = [
    { id: 1, name: 'Frokost', type: 'foodtype' },
    { id: 2, name: 'Grill', type: 'foodtype' },
    { id: 3, name: 'Plantebaseret', type: 'diet' },
  ]

  test('are each single one without which there are hits', () => {
    const caters = [cater(1, { filters: [1, 3] }), cater(2, { filters: [1] }), cater(3, { filters: [2, 3] })]
    const query = { ...anything, place: '8000', date: '2027-04-03', covers: 40, budget: 20_000, filters: [1, 3] }
    const full = rules({ 1: FULL })
    expect(searchCaters(caters, filters, query, full).filter(isHit)).toEqual([])
    expect(findRelaxations(caters, filters, query, full)).toEqual([
      { condition: { kind: 'date' }, count: 1 },
      { condition: { kind: 'filter', filterId: 1 }, count: 1 },
      { condition: { kind: 'filter', filterId: 3 }, count: 1 },
    ])
  })

  test('each has the number of hits that the search has without it', () => {
    const someCaters = fc.array(
      fc.record({
        filters: fc.subarray([1, 2, 3]),
        coverPrice: fc.integer({ min: 5_000, max: 30_000 }),
        isFull: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    const queries = fc.record({
      place: fc.constantFrom('', '8000', '5000'),
      date: fc.constantFrom(null, '2027-04-03'),
      covers: fc.constantFrom(null, 40),
      budget: fc.constantFrom(null, 10_000, 20_000),
      filters: fc.subarray([1, 2, 3]),
      dietFilter: fc.constant(anything.dietFilter),
      course: fc.constant(anything.course),
      menus: fc.constant(anything.menus),
    })
    fc.assert(
      fc.property(someCaters, queries, (some, query) => {
        const caters = some.map(({ filters: filterIds, coverPrice }, id) =>
          cater(id, {
            filters: filterIds,
            menus: [menuOf('m', { coverPrice })],
          }),
        )
        const cannot = rules(Object.fromEntries(some.flatMap(({ isFull }, id) => (isFull ? [[id, FULL]] : []))))
        for (const { condition, count } of findRelaxations(caters, filters, query, cannot)) {
          const relaxed = searchCaters(caters, filters, withoutCondition(query, condition), cannot)
          expect(count).toBeGreaterThan(0)
          expect(relaxed.filter(isHit)).toHaveLength(count)
        }
      }),
    )
  })
})

describe('MAR-1 the place', () => {
  const caters = [
    cater(1),
    cater(2, { zipCode: '8260', city: 'Viby J' }),
    cater(3, { zipCode: '1550', city: 'København V', tags: ['smørrebrød'] }),
  ]

  test('is where to deliver: a postal code finds caterers nearby and those with a zone for it', () => {
    const at = (place: string, hasZone: SearchRules<SearchedCater>['hasZone'] = () => false) =>
      searchCaters(caters, [], { ...anything, place }, { ...rules(), hasZone })
    expect(at('8000').map((found) => [found.cater.id, found.kilometres])).toEqual([
      [1, 0],
      [2, 5],
    ])
    expect(idsOf(at('8000', ({ id }) => id === 3))).toEqual([1, 2, 3])
  })

  test('VIS-4 a word finds cities by their aliases, names and tags', () => {
    const at = (place: string) => idsOf(searchCaters(caters, [], { ...anything, place }, rules()))
    expect([at('Århus'), at('kbh'), at('brød'), at('køkken 2'), at('')]).toEqual([[1], [3], [3], [2], [1, 2, 3]])
  })
})

describe('ALG-5 a diet filter', () => {
  const dietFilter = { without: ['GLUTEN' as const], diets: ['VEGETARIAN' as const] }
  const menu = (fit: Fit, coverPrice = 10_000): MatchingMenu => ({ ...menuOf(fit, { coverPrice }), fit })
  const answersOf = (menusOf: Record<number, MatchingMenu[]>, changes: Partial<CaterQuery> = {}, cannot = {}) =>
    searchCaters(
      Object.keys(menusOf).map((id) => cater(Number(id))),
      [],
      { ...anything, dietFilter, ...changes },
      { ...rules(cannot), matchingMenus: ({ id }) => menusOf[id] ?? [] },
    )

  test('is answered in blocks: who fits, who can be chosen to fit, who has not declared it, and who cannot', () => {
    const found = answersOf(
      {
        1: [],
        2: [menu('UNKNOWN')],
        3: [menu('CAN_BE_CHOSEN')],
        4: [menu('FITS', 20_000)],
        5: [menu('FITS')],
        6: [menu('FITS')],
      },
      { budget: 15_000, date: '2027-04-03' },
      { 6: FULL },
    )
    expect(found.map(({ cater: { id }, match, offer }) => [id, match, offer?.fit ?? null])).toEqual([
      [5, 'possible', 'FITS'],
      [4, 'over_budget', 'FITS'],
      [3, 'possible', 'CAN_BE_CHOSEN'],
      [2, 'undeclared', 'UNKNOWN'],
      [6, 'other_date', 'FITS'],
      [1, 'does_not_fit', null],
    ])
    expect(idsOf(found.filter(isHit))).toEqual([5, 3])
  })

  test('is answered by the menu that fits best within the budget, by an undeclared one only where there is no other', () => {
    const menuFor = (menus: MatchingMenu[], budget: number | null = null) =>
      answersOf({ 1: menus }, { budget })[0]?.offer?.fit
    const cheapUnknown = menu('UNKNOWN', 1)
    expect(menuFor([cheapUnknown, menu('CAN_BE_CHOSEN', 5), menu('FITS', 9)])).toBe('FITS')
    expect(menuFor([cheapUnknown, menu('CAN_BE_CHOSEN', 5), menu('FITS', 9)], 5)).toBe('CAN_BE_CHOSEN')
    expect(menuFor([cheapUnknown, menu('CAN_BE_CHOSEN', 5)], 1)).toBe('CAN_BE_CHOSEN')
    expect(menuFor([cheapUnknown])).toBe('UNKNOWN')
  })

  test('MAR-3 each part of it can be relaxed alone', () => {
    const relaxed = findRelaxations(
      [cater(1)],
      [],
      { ...anything, dietFilter },
      {
        ...rules(),
        matchingMenus: (_, { without }) => (without.length > 0 ? [] : [menu('FITS')]),
      },
    )
    expect(relaxed).toEqual([{ condition: { kind: 'without', allergen: 'GLUTEN' }, count: 1 }])
  })
})
