import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CaterSearchResponse } from '../../contract/caterSearch.ts'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import { type DietFilter, isDietFilterSet } from '../../domain/foods/dietFilter.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import { narrowMenu } from '../../domain/menus/allergensOfMenu.ts'
import { COURSES } from '../../domain/menus/courses.ts'
import { unitPrice } from '../../domain/menus/prices.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import {
  type CaterQuery,
  conditionsOf,
  type FoundCater,
  isHit,
  type Offer,
  type SearchedFilter,
  type SearchedMenu,
  searchCaters,
  withoutCondition,
} from '../../domain/search/caterSearch.ts'
import { danishMoment } from '../../domain/time/danishTime.ts'
import type { BookedCovers } from '../../domain/availability/availability.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { call } from '../orders/testing/orderFixture.ts'
import { type CatalogueCater, type CoursedMenu, listCatalogueCaters } from './catalogueCaterStore.ts'
import { cheapestChoice } from './cheapestChoice.ts'
import { indexAllStale, THROWING } from './searchIndex.ts'
import { createSearchRules } from './searchRules.ts'
import {
  catalogues,
  dates,
  FIRST_DAY,
  insertCater,
  insertFilters,
  TOWNS,
  ZIP_CODES,
} from './testing/randomCatalogue.ts'

const CLOCK = '12:00'
const now = danishMoment(FIRST_DAY, CLOCK)
const CATALOGUES = 3
const QUERIES = 40
/** The first finds every kind of answer; another one each time, which the message of a failure names. */
const SEEDS = [5, Math.floor(Math.random() * 1_000_000)]

let service: TestApp
let filters: SearchedFilter[]
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  filters = await insertFilters(service.db)
  return () => service.close()
})

const places = fc.constantFrom(
  '',
  '',
  '',
  ...ZIP_CODES,
  '4180',
  '9999',
  '80',
  '5',
  ...TOWNS,
  'københavn',
  'smørrebrød ø',
  'bru',
  'køkken 1',
)
const queries = fc.record({
  place: places,
  date: fc.option(dates, { freq: 3 }),
  covers: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 3 }),
  budget: fc.option(
    fc.integer({ min: 5, max: 35 }).map((tens) => tens * 10_00),
    { freq: 2 },
  ),
  filters: fc.subarray([0, 1, 2], { maxLength: 2 }),
  dietFilter: fc.oneof(
    fc.constant({ without: [], diets: [] }),
    fc.record({
      without: fc.subarray(ALLERGENS.slice(0, 3), { maxLength: 2 }),
      diets: fc.subarray(DIETS.slice(0, 2), { maxLength: 1 }),
    }),
  ),
  course: fc.constantFrom('MEAL', 'MEAL', 'MEAL', ...COURSES),
  isChosen: fc.constantFrom(false, false, false, true),
  others: fc.constantFrom(0, 2),
})

/** The caterers as the search of the domain reads them, all of them and with all their menus. */
const toWhole = (cater: CatalogueCater) => ({
  ...cater,
  menus: cater.coursedMenus.flatMap((menu) => toSearched(menu) ?? []),
})

function toSearched({ node, course }: CoursedMenu): SearchedMenu | null {
  const choice = cheapestChoice(node)
  const { id, name, minAmount, maxAmount } = node
  return choice && { id, name, minAmount, maxAmount, course, coverPrice: unitPrice(node, choice) }
}

function toMatching({ node, course }: CoursedMenu, dietFilter: DietFilter) {
  const meeting = narrowMenu(node, dietFilter)
  const searched = meeting && toSearched({ node: meeting.menu, course })
  return searched ? [{ ...searched, fit: meeting.fit }] : []
}

/** All parts of an answer, three at a time. */
async function searchIndex(query: CaterQuery, others: number) {
  const { dietFilter, filters: ids, budget, menus, ...rest } = query
  const given = {
    ...rest,
    budget: budget === null ? null : toKroner(budget),
    filters: ids.join(),
    without: dietFilter.without.join(),
    diets: dietFilter.diets.join(),
    menus: menus.join(),
    others,
    limit: 3,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value !== null && value !== '') params.set(name, String(value))
  const caters: CaterSearchResponse['caters'] = []
  let answer: CaterSearchResponse
  do {
    const response = await call(service, 'GET', `/cater-search?${params}`)
    expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.anything()])
    answer = response.json()
    caters.push(...answer.caters)
    params.set('cursor', answer.nextCursor ?? '')
  } while (answer.nextCursor !== null)
  return { ...answer, caters }
}

const offerOf = ({ menu, fit, coverPrice, price, isWithinBudget }: Offer) => [
  // Of menus that cost the same either may stand first
  fit,
  coverPrice,
  price?.total ?? null,
  isWithinBudget,
  menu.course,
]
const shownOffer = (
  {
    fit,
    coverPrice,
    price,
    isWithinBudget,
  }: Pick<CaterSearchResponse['caters'][number], 'fit' | 'coverPrice' | 'price' | 'isWithinBudget'>,
  course: string,
) => [fit, toOere(coverPrice ?? 0), price && toOere(price.total), isWithinBudget, course]

const expectedOf = ({
  cater,
  match,
  reasons,
  offer,
  others,
  kilometres,
}: FoundCater<CatalogueCater & { menus: SearchedMenu[] }>) => ({
  name: cater.name,
  match,
  reasons: reasons.map(({ code }) => code),
  offer: offer && offerOf(offer),
  others: others.map(offerOf),
  kilometres,
})
const shownOf = (found: CaterSearchResponse['caters'][number], course: string) => ({
  name: found.cater.name,
  match: found.match,
  reasons: found.reasons.map(({ code }) => code),
  offer: found.menu && shownOffer(found, course),
  others: found.others.map((other) => shownOffer(other, course)),
  kilometres: found.kilometres,
})

describe('SCA-13 the index finds what a search of the whole catalogue finds', () => {
  test('in the same order, with the same offers, prices and counts, part by part', async () => {
    const seen = new Map<string, number>()
    const draws = SEEDS.flatMap((seed) =>
      fc.sample(catalogues, { numRuns: CATALOGUES, seed }).map((drawn) => ({ drawn, seed })),
    )
    for (const { drawn, seed } of draws) {
      await service.db.deleteFrom('page').execute()
      const ids: number[] = []
      for (const [index, cater] of drawn.entries())
        ids.push(
          await insertCater(
            service.db,
            cater,
            `Køkken ${index}`,
            filters.map(({ id }) => id),
          ),
        )
      await indexAllStale(service.db, THROWING, { isRetry: true })
      const caters = (await listCatalogueCaters(service.db, ids)).map(toWhole)
      const menuIds = caters.flatMap(({ menus }) => menus.map(({ id }) => id))
      const bookings = await service.db.selectFrom('bookedCovers').selectAll().where('caterId', 'in', ids).execute()
      const booked = new Map<number, BookedCovers>(
        ids.map((id) => [
          id,
          Object.fromEntries(
            bookings.filter(({ caterId }) => caterId === id).map(({ date, covers }) => [date, covers]),
          ),
        ]),
      )
      const rules = {
        ...createSearchRules(now, booked),
        matchingMenus: (cater: CatalogueCater, dietFilter: DietFilter) =>
          cater.coursedMenus.flatMap((menu) => toMatching(menu, dietFilter)),
      }
      for (const { isChosen, others, ...drawnQuery } of fc.sample(queries, {
        numRuns: QUERIES,
        seed: seed + (ids[0] ?? 0),
      })) {
        const query: CaterQuery = {
          ...drawnQuery,
          filters: drawnQuery.filters.map((index) => filters[index]?.id ?? 0),
          menus: isChosen ? menuIds.filter((_, index) => index % 3 === 0) : [],
        }
        const expected = searchCaters(caters, filters, query, rules, others)
        const answer = await searchIndex(query, others)
        const context = JSON.stringify({ seed, ...query })
        expect([context, answer.caters.map((found) => shownOf(found, query.course))]).toEqual([
          context,
          expected.map(expectedOf),
        ])
        expect([context, answer.total, answer.hits]).toEqual([context, expected.length, expected.filter(isHit).length])
        const relaxed = conditionsOf(query).map(
          (condition) => searchCaters(caters, filters, withoutCondition(query, condition), rules).filter(isHit).length,
        )
        const counts = expected.some(isHit) ? [] : relaxed.filter((count) => count > 0)
        expect([context, answer.relaxations.map(({ count }) => count)]).toEqual([context, counts])
        for (const { match, offer } of expected) {
          const kind = `${match}${isDietFilterSet(query.dietFilter) ? ` ${offer?.fit}` : ''}`
          seen.set(kind, (seen.get(kind) ?? 0) + 1)
        }
      }
    }
    expect([...seen.keys()].length).toBeGreaterThan(12)
  })
})
