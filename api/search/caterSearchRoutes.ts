import { z } from 'zod'
import { CaterSearchResponse } from '../../contract/caterSearch.ts'
import { QueryPrice, RequestDate, text } from '../../contract/wire.ts'
import { COURSES } from '../../domain/menus/courses.ts'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import {
  findRelaxations,
  type FoundCater,
  isHit,
  type Offer,
  searchCaters,
  toZipCode,
} from '../../domain/search/caterSearch.ts'
import { latestDate } from '../../domain/availability/availability.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import { districtOf } from '../../domain/search/places.ts'
import { listFilters } from '../filters/filterStore.ts'
import { listBookedCovers, listBookedOn } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { codeList, IntegerList, UuidList } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import { type CaterRow, listCaters } from '../caters/caterStore.ts'
import { toPublicCater } from '../caters/caterWire.ts'
import { createSearchedCaters } from './searchedCaters.ts'
import type { RuledCater } from './searchedCaterStore.ts'
import { createSearchRules, findNextDate } from './searchRules.ts'
import { createMatchingMenus } from './matchingMenus.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'

const whole = (max: number, min = 0) => z.coerce.number<string>().int().min(min).max(max)

const CaterSearchQuery = z.object({
  place: text(100)
    .overwrite(toPlainText)
    .default('')
    .describe('Where to deliver: a postal code, the beginning of one, or a word.'),
  date: RequestDate.optional(),
  covers: whole(100_000, 1).optional(),
  budget: QueryPrice.optional().describe('Kroner for each cover, all included.'),
  filters: IntegerList.default([]).describe('Of each type among them, a caterer has at least one.'),
  without: codeList(ALLERGENS).default([]).describe('Allergens that must not be in the menu, separated by commas.'),
  diets: codeList(DIETS).default([]).describe('Diets that all of the menu must fit, separated by commas.'),
  course: z.enum(COURSES).default('MEAL').describe('The course of the menus that answer.'),
  caters: IntegerList.optional().describe('Only these.'),
  menus: UuidList.default([]).describe('Ids of menus, each of which answers for its caterer where it can.'),
  others: whole(30).default(2).describe('The maximum number of other menus of each caterer.'),
  limit: whole(100, 1).default(24),
  offset: whole(100_000).default(0),
})

/** MAR-5: one call that answers a search for all caterers. */
export function caterSearchRoutes(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  const readSearchedCaters = createSearchedCaters(db)
  const matchingMenus = createMatchingMenus()

  app.get(
    '/api/v2/cater-search',
    {
      schema: {
        summary: "Addition: the caterers that a query finds, with the whole price, in the order 'Passer bedst'",
        tags: ['caters'],
        querystring: CaterSearchQuery,
        response: { 200: CaterSearchResponse, ...problemResponses },
      },
    },
    async ({ query }): Promise<CaterSearchResponse> => {
      const [all, filters] = await Promise.all([readSearchedCaters(), listFilters(db)])
      const caters = query.caters ? all.filter(({ id }) => query.caters?.includes(id)) : all
      const caterQuery = {
        place: query.place,
        date: query.date ?? null,
        covers: query.covers ?? null,
        budget: query.budget === undefined ? null : toOere(query.budget),
        filters: query.filters,
        dietFilter: { without: query.without, diets: query.diets },
        course: query.course,
        menus: query.menus,
      }
      const at = now()
      const booked = caterQuery.date === null ? new Map() : await listBookedOn(db, caterQuery.date)
      const rules = createSearchRules(at, booked, matchingMenus)
      const found = searchCaters(caters, filters, caterQuery, rules, query.others)
      const hits = found.filter(isHit).length
      const shown = found.slice(query.offset, query.offset + query.limit)
      const rows = await listCaters(
        db,
        shown.map(({ cater }) => cater.id),
      )
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      const relaxations = hits > 0 ? [] : findRelaxations(caters, filters, caterQuery, rules)
      const zipCode = toZipCode(caterQuery.place)
      return {
        total: found.length,
        hits,
        district: (zipCode && districtOf(zipCode)?.name) || null,
        caters: (
          await Promise.all(shown.map(async (cater) => ({ cater, next: await findNext(db, cater, at) })))
        ).flatMap(({ cater, next }) => {
          const row = rowOf.get(cater.cater.id)
          return row ? [toFoundCater(cater, row, next)] : []
        }),
        relaxations: relaxations.map(({ condition, count }) => ({
          condition: condition.kind,
          filterId: condition.kind === 'filter' ? condition.filterId : null,
          allergen: condition.kind === 'without' ? condition.allergen : null,
          diet: condition.kind === 'diet' ? condition.diet : null,
          count,
        })),
      }
    },
  )
}

/** The first possible date after that of the query, for a caterer that is not available then. */
async function findNext(db: Db, { cater, offer, reasons }: FoundCater<RuledCater>, at: Date): Promise<string | null> {
  if (!offer?.menuQuery.date || reasons.length === 0) return null
  const { menuQuery } = offer
  const booked = await listBookedCovers(db, cater.id, offer.menuQuery.date, latestDate(cater.rules, danishDate(at)))
  return findNextDate(cater, menuQuery, at, booked)
}

function toFoundCater(
  { match, reasons, offer, others, kilometres }: FoundCater<RuledCater>,
  row: CaterRow,
  next: string | null,
): CaterSearchResponse['caters'][number] {
  return {
    cater: toPublicCater(row),
    match,
    reasons: reasons.map(({ code, message }) => ({ code, message })),
    next,
    ...(offer ? toOffer(offer) : NO_OFFER),
    others: others.map(toOffer),
    kilometres,
  }
}

const NO_OFFER = { menu: null, fit: null, coverPrice: null, price: null, isWithinBudget: false }

const toOffer = ({ menu, fit, coverPrice, price, isWithinBudget }: Offer) => ({
  menu: { id: menu.id, name: menu.name },
  fit,
  coverPrice: toKroner(coverPrice),
  price: price && {
    goods: toKroner(price.goods),
    delivery: price.delivery === null ? null : toKroner(price.delivery),
    services: price.services.map(({ name, price: oere, appliesTo }) => ({ name, price: toKroner(oere), appliesTo })),
    fulfilment: price.fulfilment,
    total: toKroner(price.total),
    perCover: toKroner(price.perCover),
  },
  isWithinBudget,
})
