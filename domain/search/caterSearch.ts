import type { Allergen } from '../foods/allergens.ts'
import type { Course } from '../menus/courses.ts'
import type { Fit } from '../menus/allergensOfMenu.ts'
import { type DietFilter, isDietFilterSet } from '../foods/dietFilter.ts'
import { isAtPlace, kilometresFrom, NEARBY_KM, type PlacedCater } from './caterPlaces.ts'
import type { Diet } from '../foods/diets.ts'
import type { Oere } from '../money/money.ts'
import { districtsOf, type PostalDistrict } from './places.ts'
import type { Fulfilment } from '../money/services.ts'
import type { PricePeriod } from '../money/pricePeriods.ts'
import { checkCovers } from '../menus/quantity.ts'
import { goodsPrice, type RequiredService, type WholePrice, wholePrice } from '../money/wholePrice.ts'

/**
 * How a caterer answers a search, the best first: MAR-3. undeclared can do the rest, but whether it meets the diet filter
 * depends on food that it has not declared; does_not_fit has no menu that can meet it, no_course none of the requested course.
 */
export const CATER_MATCHES = [
  'possible',
  'over_budget',
  'undeclared',
  'other_date',
  'not_delivered',
  'no_menu',
  'does_not_fit',
  'no_course',
] as const
export type CaterMatch = (typeof CATER_MATCHES)[number]

/** The conditions of a search; a null condition is not set. */
export interface CaterQuery {
  /** A postal code, the beginning of one, or a word; '' is anywhere. */
  place: string
  /** 'YYYY-MM-DD'. */
  date: string | null
  covers: number | null
  /** The most that a cover may cost, all included. */
  budget: Oere | null
  /** The ids of filters: of each type among them, a caterer has at least one. */
  filters: readonly number[]
  /** The allergens that the food must be without, and the diets that it must fit. */
  dietFilter: DietFilter
  /** MAR-6: the requested course. */
  course: Course
  /** The ids of menus, each of which answers for its caterer where it can be had for the covers; for a comparison. */
  menus: readonly string[]
}

/** A menu that can be ordered, priced by its cheapest choice. */
export interface SearchedMenu {
  id: string
  name: string
  coverPrice: Oere
  minAmount: number | null
  maxAmount: number | null
  course: Course
}

/** ALG-5: a menu that may meet a diet filter, priced by its cheapest choice that does. */
export interface MatchingMenu extends SearchedMenu {
  fit: Fit
}

/** A caterer as it is searched. */
export interface SearchedCater extends PlacedCater {
  id: number
  filters: readonly number[]
  rating: { average: number; count: number } | null
  /** The place that the marketplace gives it, the lowest first; null is after all others. */
  ordering: number | null
  minCovers: number | null
  offersDelivery: boolean
  menus: readonly SearchedMenu[]
  /** The services that every order of it must include that they apply to. */
  requiredServices: readonly RequiredService[]
  pricePeriods: readonly PricePeriod[]
}

/** Something that a caterer is found by. */
export interface SearchedFilter {
  id: number
  name: string
  type: string
}

/**
 * A reason why a caterer cannot meet a query; `isPlace` where another place or fetching the food would help, `isOfMenu` where
 * another menu of the caterer would.
 */
export interface SearchReason {
  code: string
  message: string
  isPlace: boolean
  isOfMenu: boolean
}

/** A query for one menu of a caterer. Without a zip code it may deliver or not. */
export interface MenuQuery {
  menu: SearchedMenu
  covers: number
  /** Null where the query names no covers. */
  goods: Oere | null
  date: string | null
  zipCode: string | null
}

/** The rules that decide for a caterer; the caller knows its hours, bookings and zones. */
export interface SearchRules<Cater extends SearchedCater> {
  /** Every reason why an order cannot be placed; empty if it can. */
  reasons: (cater: Cater, menuQuery: MenuQuery) => readonly SearchReason[]
  /** ZON-9: the fulfilment that a price is for; null where it is not known. */
  fulfilment: (cater: Cater, zipCode: string | null) => Fulfilment | null
  /** The fee of a delivery; null where it does not deliver to the code. */
  deliveryFee: (cater: Cater, zipCode: string, goods: Oere) => Oere | null
  /** True where the caterer has a zone of its own that holds the code. */
  hasZone: (cater: Cater, zipCode: string) => boolean
  /** The caterer's menus that may meet a diet filter. */
  matchingMenus: (cater: Cater, dietFilter: DietFilter) => readonly MatchingMenu[]
}

/** A menu with its price for the covers of a search. */
export interface Offer {
  menu: SearchedMenu
  /** How the menu meets the diet filter; null without one. */
  fit: Fit | null
  /** Null without covers. */
  price: WholePrice | null
  /** One cover of the menu with its price period, without what else must be paid. */
  coverPrice: Oere
  isWithinBudget: boolean
  menuQuery: MenuQuery
}

/** A caterer's answer to a search. */
export interface FoundCater<Cater extends SearchedCater> {
  cater: Cater
  match: CaterMatch
  /** Why the offer cannot be had; empty if it can, and without an offer. */
  reasons: readonly SearchReason[]
  /** MAR-7: the menu that answers; null where none does. */
  offer: Offer | null
  /**
   * The next best; see {@link searchCaters} for how many. Those that cannot be had as the first can are last, and not within
   * the budget.
   */
  others: readonly Offer[]
  /** From the place by air, 0 in its own district; null where either is not known. */
  kilometres: number | null
}

/** One condition of a search, which it could do without. */
export type Condition =
  | { kind: 'place' | 'date' | 'covers' | 'budget' | 'course' }
  | { kind: 'filter'; filterId: number }
  | { kind: 'without'; allergen: Allergen }
  | { kind: 'diet'; diet: Diet }

const PRIOR_COUNT = 10
const PRIOR_AVERAGE = 4

/** The rating by which caterers are ordered: few ratings are drawn towards 4.0, which no rating counts as. */
export function weightedRating(rating: SearchedCater['rating']): number {
  const { count, average } = rating ?? { count: 0, average: 0 }
  return (count * average + PRIOR_COUNT * PRIOR_AVERAGE) / (count + PRIOR_COUNT)
}

/**
 * Answers a search for every caterer that the place and filters find, in the order 'Passer bedst' (MAR-3): by block (ALG-5),
 * by match, within the budget, by weighted rating, then by the marketplace's own ordering. Each answers with one menu and at
 * most so many `others`.
 */
export function searchCaters<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  query: CaterQuery,
  rules: SearchRules<Cater>,
  others = 0,
): FoundCater<Cater>[] {
  return findCandidates(caters, filters, query, districtsOf(query.place), rules)
    .map((cater) => answerCater(cater, query, rules, others))
    .sort(
      (a, b) =>
        blockOf(a) - blockOf(b) ||
        CATER_MATCHES.indexOf(a.match) - CATER_MATCHES.indexOf(b.match) ||
        Number(b.offer?.isWithinBudget ?? false) - Number(a.offer?.isWithinBudget ?? false) ||
        weightedRating(b.cater.rating) - weightedRating(a.cater.rating) ||
        (a.cater.ordering ?? Infinity) - (b.cater.ordering ?? Infinity) ||
        a.cater.id - b.cater.id,
    )
}

/** Whose food fits anyway before whose can be chosen so that it does, and both before those who cannot all of it. */
function blockOf({ match, offer }: Pick<FoundCater<SearchedCater>, 'match' | 'offer'>): number {
  if (match !== 'possible' && match !== 'over_budget') return 2
  return offer?.fit === 'CAN_BE_CHOSEN' ? 1 : 0
}

/** Each single condition without which the search has hits, with their number; for a search that has none. */
export function findRelaxations<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  query: CaterQuery,
  rules: SearchRules<Cater>,
): { condition: Condition; count: number }[] {
  return conditionsOf(query)
    .map((condition) => ({
      condition,
      count: searchCaters(caters, filters, withoutCondition(query, condition), rules).filter(isHit).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Returns whether a caterer meets the whole query. */
export const isHit = ({ match }: { match: CaterMatch }) => match === 'possible'

/** The query without one of its conditions. */
export function withoutCondition(query: CaterQuery, condition: Condition): CaterQuery {
  const { filters, dietFilter } = query
  switch (condition.kind) {
    case 'filter':
      return { ...query, filters: filters.filter((id) => id !== condition.filterId) }
    case 'without':
      return {
        ...query,
        dietFilter: {
          ...dietFilter,
          without: dietFilter.without.filter((allergen) => allergen !== condition.allergen),
        },
      }
    case 'diet':
      return {
        ...query,
        dietFilter: { ...dietFilter, diets: dietFilter.diets.filter((diet) => diet !== condition.diet) },
      }
    case 'place':
      return { ...query, place: '' }
    case 'course':
      return { ...query, course: 'MEAL' }
    default:
      return { ...query, [condition.kind]: null }
  }
}

/** The conditions of a query, each of which it could do without. */
export function conditionsOf({ place, date, covers, budget, filters, dietFilter, course }: CaterQuery): Condition[] {
  return [
    ...(date === null ? [] : [{ kind: 'date' as const }]),
    ...filters.map((filterId) => ({ kind: 'filter' as const, filterId })),
    ...dietFilter.without.map((allergen) => ({ kind: 'without' as const, allergen })),
    ...dietFilter.diets.map((diet) => ({ kind: 'diet' as const, diet })),
    ...(budget === null ? [] : [{ kind: 'budget' as const }]),
    ...(covers === null ? [] : [{ kind: 'covers' as const }]),
    ...(place === '' ? [] : [{ kind: 'place' as const }]),
    ...(course === 'MEAL' ? [] : [{ kind: 'course' as const }]),
  ]
}

/** A whole postal code is where to deliver, so it also finds caterers nearby and those with a zone for it. */
function findCandidates<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  { place, filters: wanted }: CaterQuery,
  districts: readonly PostalDistrict[],
  { hasZone }: SearchRules<Cater>,
): Cater[] {
  const requested = filters.filter(({ id }) => wanted.includes(id))
  const groups = [...new Set(requested.map(({ type }) => type))].map((type) =>
    requested.filter((filter) => filter.type === type),
  )
  const nameOf = new Map(filters.map(({ id, name }) => [id, name]))
  const zipCode = toZipCode(place)
  return caters.filter((cater) => {
    if (!groups.every((group) => group.some(({ id }) => cater.filters.includes(id)))) return false
    const names = cater.filters.map((id) => nameOf.get(id) ?? '')
    if (isAtPlace(cater, place, names)) return true
    if (zipCode === null) return false
    return (kilometresFrom(districts, cater) ?? Infinity) <= NEARBY_KM || hasZone(cater, zipCode)
  })
}

/** The whole postal code that a place is; null for anything else. */
export const toZipCode = (place: string) => (/^\d{4}$/.test(place) ? place : null)

/** The answer of one caterer to a search that finds it, as {@link searchCaters} lists it. */
export function answerCater<Cater extends SearchedCater>(
  cater: Cater,
  query: CaterQuery,
  rules: SearchRules<Cater>,
  others: number,
): FoundCater<Cater> {
  const kilometres = kilometresFrom(districtsOf(query.place), cater)
  const isOfCourse = ({ course }: SearchedMenu) => course === query.course
  const nothing = (match: CaterMatch) => ({ cater, match, kilometres, reasons: [], offer: null, others: [] })
  if (!cater.menus.some(isOfCourse)) return nothing('no_course')
  const menus: readonly (SearchedMenu | MatchingMenu)[] = isDietFilterSet(query.dietFilter)
    ? rules.matchingMenus(cater, query.dietFilter)
    : cater.menus
  const ofCourse = menus.filter(isOfCourse)
  if (ofCourse.length === 0) return nothing('does_not_fit')
  const offers = ofCourse
    .filter((menu) => query.covers === null || checkCovers(menu, query.covers) === null)
    .map((menu) => priceOffer(cater, menu, query, rules))
  const [best, ...next] = bestOffers(cater, offers, query, rules, 1 + others)
  if (!best) return nothing('no_menu')
  const { offer, reasons } = best
  return {
    cater,
    match: matchOf(reasons, offer),
    kilometres,
    reasons,
    offer,
    others: next.map((other) => besideOffer(best, other)),
  }
}

/** No budget is claimed for what cannot be had as the first can: it is there to choose from. */
const besideOffer = (best: JudgedOffer, { offer, reasons }: JudgedOffer): Offer => ({
  ...offer,
  isWithinBudget: offer.isWithinBudget && rankOf(reasons) <= rankOf(best.reasons),
})

interface JudgedOffer {
  offer: Offer
  reasons: readonly SearchReason[]
}

/**
 * MAR-7: the offers that answer, the best first, at most `count`. Those that can be had, before those that another day would
 * do for, before those that only another menu would: so the day decides whether a caterer can, not with which menu it answers.
 * What the visitor has chosen comes first; undeclared menus count only where there are no others.
 */
function bestOffers<Cater extends SearchedCater>(
  cater: Cater,
  offers: readonly Offer[],
  query: CaterQuery,
  rules: SearchRules<Cater>,
  count: number,
): JudgedOffer[] {
  const declared = offers.filter(({ fit }) => fit !== 'UNKNOWN')
  const sorted = (declared.length > 0 ? declared : offers).toSorted(byPreference(query))
  const chosen = sorted.filter(({ menu }) => query.menus.includes(menu.id)).slice(0, 1)
  const ranks: [JudgedOffer[], JudgedOffer[], JudgedOffer[]] = [[], [], []]
  for (const offer of sorted) {
    if (ranks[0].length === count) break
    if (chosen.includes(offer)) continue
    const reasons = rules.reasons(cater, offer.menuQuery)
    ranks[rankOf(reasons)].push({ offer, reasons })
  }
  const judged = chosen.map((offer) => ({ offer, reasons: rules.reasons(cater, offer.menuQuery) }))
  return [...judged, ...ranks.flat()].slice(0, count)
}

/** 0 can be had, 1 could on another day or elsewhere, 2 only another menu could. */
function rankOf(reasons: readonly SearchReason[]): 0 | 1 | 2 {
  if (reasons.length === 0) return 0
  return reasons.some(({ isOfMenu }) => isOfMenu) ? 2 : 1
}

/**
 * Within the budget first, then by fit; within a budget the dearest, for as much as was meant to be spent, else the cheapest.
 * Of those that cost the same the lowest id, so that every reader of the catalogue finds the same one.
 */
const byPreference =
  ({ budget }: CaterQuery) =>
  (a: Offer, b: Offer): number =>
    Number(b.isWithinBudget) - Number(a.isWithinBudget) ||
    Number(a.fit === 'CAN_BE_CHOSEN') - Number(b.fit === 'CAN_BE_CHOSEN') ||
    (budget !== null && a.isWithinBudget ? payable(b) - payable(a) : payable(a) - payable(b)) ||
    (a.menu.id < b.menu.id ? -1 : 1)

const payable = ({ price, coverPrice }: Offer): Oere => price?.total ?? coverPrice

function priceOffer<Cater extends SearchedCater>(
  cater: Cater,
  menu: SearchedMenu | MatchingMenu,
  { place, date, covers, budget }: CaterQuery,
  rules: SearchRules<Cater>,
): Offer {
  const zipCode = toZipCode(place)
  // Without covers the query is for the fewest that can be ordered, and only the cover is priced
  const queriedCovers = covers ?? Math.max(1, cater.minCovers ?? 1, menu.minAmount ?? 1)
  const coverPrice = goodsPrice(menu.coverPrice, 1, cater.pricePeriods, date)
  const goods = goodsPrice(menu.coverPrice, queriedCovers, cater.pricePeriods, date)
  const delivery = zipCode === null ? null : rules.deliveryFee(cater, zipCode, goods)
  const fulfilment = rules.fulfilment(cater, zipCode)
  const price = covers === null ? null : wholePrice(goods, covers, cater.requiredServices, fulfilment, delivery)
  return {
    menu,
    fit: 'fit' in menu ? menu.fit : null,
    isWithinBudget: budget === null || (price?.perCover ?? coverPrice) <= budget,
    menuQuery: { menu, covers: queriedCovers, goods: covers === null ? null : goods, date, zipCode },
    coverPrice,
    price,
  }
}

function matchOf(
  reasons: readonly SearchReason[],
  { fit, isWithinBudget }: Pick<Offer, 'fit' | 'isWithinBudget'>,
): CaterMatch {
  if (reasons.length === 0 && fit === 'UNKNOWN') return 'undeclared'
  if (reasons.length === 0) return isWithinBudget ? 'possible' : 'over_budget'
  if (reasons.some(({ code }) => code === 'BELOW_MIN_COVERS')) return 'no_menu'
  return reasons.some(({ isPlace }) => isPlace) ? 'not_delivered' : 'other_date'
}
