import { z } from 'zod'
import { CaterSearchResponse } from '../../contract/caterSearch.ts'
import { QueryPrice, RequestDate, text } from '../../contract/wire.ts'
import { COURSES } from '../../domain/menus/courses.ts'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import {
  answerCater,
  type CaterQuery,
  conditionsOf,
  type FoundCater,
  type Offer,
  withoutCondition,
} from '../../domain/search/caterSearch.ts'
import type { BookedCovers } from '../../domain/availability/availability.ts'
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
import { MAX_CURSOR_LENGTH } from '../http/listCursor.ts'
import { codeList, IntegerList, UuidList } from '../routes/params.ts'
import { type CursorKind, parseCursor, toCursor } from '../http/cursor.ts'
import { problemResponses } from '../http/problems.ts'
import { type CaterRow, listCaters } from '../caters/caterStore.ts'
import { toPublicCater } from '../caters/caterWire.ts'
import { countHits, findCandidates, type Standing } from './candidateStore.ts'
import { type IndexQuery, toIndexDay, toIndexQuery } from './indexQuery.ts'
import { listRuledCaters, type RuledCater } from './ruledCaterStore.ts'
import { indexFewStale, logFailure } from './searchIndex.ts'
import { createSearchRules, findNextDate } from './searchRules.ts'
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
  cursor: z
    .string()
    .max(MAX_CURSOR_LENGTH)
    .optional()
    .describe('The `nextCursor` of an answer to the same query: the part behind it.'),
  offset: whole(100_000).default(0).describe('The number of caterers to leave out; `cursor` is the better way.'),
})

const ANSWERS: CursorKind<Standing> = {
  name: 'cater-search',
  key: z.object({ grade: z.int32(), ratingOrder: z.number(), ordering: z.int32(), caterId: z.int32() }),
}

/** MAR-5, SCA-13: a search asks the index, and the caterers of a part answer by their own rules. */
export function caterSearchRoutes(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
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
    async (request): Promise<CaterSearchResponse> => {
      const { limit, offset, cursor, others, ...criteria } = request.query
      const after = cursor === undefined ? null : parseCursor(ANSWERS, criteria, cursor)
      const [filters] = await Promise.all([listFilters(db), indexFewStale(db, logFailure(request.log))])
      const known = new Set(filters.map(({ id }) => id))
      // Each of them is a condition, which a search without hits leaves out in turn
      const wanted = [...new Set(criteria.filters)].filter((id) => known.has(id))
      const caterQuery = toCaterQuery({ ...criteria, filters: wanted })
      const at = now()
      const day = caterQuery.date === null ? null : toIndexDay(caterQuery.date, at)
      const toSearch = (query: CaterQuery) => toIndexQuery(query, filters, day, criteria.caters ?? null)
      const search = toSearch(caterQuery)
      const { total, hits, standings } = await findCandidates(db, search, { after, offset, limit: limit + 1 })
      const shown = standings.slice(0, limit)
      const [caters, relaxations] = await Promise.all([
        answerPart(db, search, shown, others, at),
        hits > 0 ? [] : findRelaxations(db, caterQuery, toSearch),
      ])
      const last = standings.length > limit ? shown.at(-1) : undefined
      return {
        total,
        hits,
        district: (search.place.zipCode && districtOf(search.place.zipCode)?.name) || null,
        caters: caters.map(({ standing, ...cater }) => ({ ...cater, cursor: toCursor(ANSWERS, criteria, standing) })),
        nextCursor: last ? toCursor(ANSWERS, criteria, last) : null,
        relaxations,
      }
    },
  )
}

const toCaterQuery = (
  criteria: Omit<z.output<typeof CaterSearchQuery>, 'limit' | 'offset' | 'cursor' | 'others'>,
): CaterQuery => ({
  place: criteria.place,
  date: criteria.date ?? null,
  covers: criteria.covers ?? null,
  budget: criteria.budget === undefined ? null : toOere(criteria.budget),
  filters: criteria.filters,
  dietFilter: { without: criteria.without, diets: criteria.diets },
  course: criteria.course,
  menus: criteria.menus,
})

/** What the caterers of a part answer by their own rules, in the order of the index. */
async function answerPart(db: Db, search: IndexQuery, standings: readonly Standing[], others: number, at: Date) {
  const { query } = search
  const ids = standings.map(({ caterId }) => caterId)
  const [caters, rows, booked] = await Promise.all([
    listRuledCaters(db, ids, search),
    listCaters(db, ids),
    query.date === null ? new Map<number, BookedCovers>() : listBookedOn(db, query.date, ids),
  ])
  const rules = { ...createSearchRules(at, booked), matchingMenus: (cater: RuledCater) => cater.matchingMenus }
  const caterOf = new Map(caters.map((cater) => [cater.id, cater]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const answers = await Promise.all(
    standings.map(async (standing) => {
      const [cater, row] = [caterOf.get(standing.caterId), rowOf.get(standing.caterId)]
      if (!cater || !row) return []
      const answer = answerCater(cater, query, rules, others)
      return [{ standing, ...toFoundCater(answer, row, await findNext(db, answer, at)) }]
    }),
  )
  return answers.flat()
}

/** Each single condition without which the search has hits, with their number; for a search that has none. */
async function findRelaxations(
  db: Db,
  query: CaterQuery,
  toSearch: (query: CaterQuery) => IndexQuery,
): Promise<CaterSearchResponse['relaxations']> {
  const conditions = conditionsOf(query)
  const hits = await countHits(
    db,
    conditions.map((condition) => toSearch(withoutCondition(query, condition))),
  )
  return conditions.flatMap((condition, index) => {
    const count = hits[index] ?? 0
    if (count === 0) return []
    return [
      {
        condition: condition.kind,
        filterId: condition.kind === 'filter' ? condition.filterId : null,
        allergen: condition.kind === 'without' ? condition.allergen : null,
        diet: condition.kind === 'diet' ? condition.diet : null,
        count,
      },
    ]
  })
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
): Omit<CaterSearchResponse['caters'][number], 'cursor'> {
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
