import type { Allergen } from '../foods/allergens.ts'
import { type DietFilter, type Fit, isDietFilterSet } from '../menus/allergensOfMenu.ts'
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
 * depends on food that it has not declared; does_not_fit has no menu that can meet it.
 */
export const CATER_MATCHES = [
  'possible',
  'over_budget',
  'undeclared',
  'other_date',
  'not_delivered',
  'no_menu',
  'does_not_fit',
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
}

/** A menu that can be ordered, priced by its cheapest choice. */
export interface SearchedMenu {
  id: string
  name: string
  coverPrice: Oere
  minAmount: number | null
  maxAmount: number | null
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

/** A reason why a caterer cannot meet a query; `isPlace` where another place or fetching the food would help. */
export interface SearchReason {
  code: string
  message: string
  isPlace: boolean
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

/** A caterer's answer to a search. */
export interface FoundCater<Cater extends SearchedCater> {
  cater: Cater
  match: CaterMatch
  reasons: readonly SearchReason[]
  /** The cheapest menu that fits; null where none does. */
  menu: SearchedMenu | null
  /** How that menu meets the diet filter; null without a diet filter, and without a menu. */
  fit: Fit | null
  /** Null without covers, and without a menu. */
  price: WholePrice | null
  /** One cover of the menu with its price period, without what else must be paid; null without a menu. */
  coverPrice: Oere | null
  isWithinBudget: boolean
  /** From the place by air; null where either is not known. */
  kilometres: number | null
  /** The query for the menu; null without a menu. */
  menuQuery: MenuQuery | null
}

/** One condition of a search, which it could do without. */
export type Condition =
  | { kind: 'place' | 'date' | 'covers' | 'budget' }
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
 * by match, within the budget, by weighted rating, then by the marketplace's own ordering.
 */
export function searchCaters<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  query: CaterQuery,
  rules: SearchRules<Cater>,
): FoundCater<Cater>[] {
  const districts = districtsOf(query.place)
  return findCandidates(caters, filters, query, districts, rules)
    .map((cater) => answerFor(cater, query, districts, rules))
    .sort(
      (a, b) =>
        blockOf(a) - blockOf(b) ||
        CATER_MATCHES.indexOf(a.match) - CATER_MATCHES.indexOf(b.match) ||
        Number(b.isWithinBudget) - Number(a.isWithinBudget) ||
        weightedRating(b.cater.rating) - weightedRating(a.cater.rating) ||
        (a.cater.ordering ?? Infinity) - (b.cater.ordering ?? Infinity) ||
        a.cater.id - b.cater.id,
    )
}

/** Whose food fits anyway before whose can be chosen so that it does, and both before those who cannot all of it. */
function blockOf({ match, fit }: Pick<FoundCater<SearchedCater>, 'match' | 'fit'>): number {
  if (match !== 'possible' && match !== 'over_budget') return 2
  return fit === 'CAN_BE_CHOSEN' ? 1 : 0
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
    default:
      return { ...query, [condition.kind]: condition.kind === 'place' ? '' : null }
  }
}

function conditionsOf({ place, date, covers, budget, filters, dietFilter }: CaterQuery): Condition[] {
  return [
    ...(date === null ? [] : [{ kind: 'date' as const }]),
    ...filters.map((filterId) => ({ kind: 'filter' as const, filterId })),
    ...dietFilter.without.map((allergen) => ({ kind: 'without' as const, allergen })),
    ...dietFilter.diets.map((diet) => ({ kind: 'diet' as const, diet })),
    ...(budget === null ? [] : [{ kind: 'budget' as const }]),
    ...(covers === null ? [] : [{ kind: 'covers' as const }]),
    ...(place === '' ? [] : [{ kind: 'place' as const }]),
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

function answerFor<Cater extends SearchedCater>(
  cater: Cater,
  query: CaterQuery,
  districts: readonly PostalDistrict[],
  rules: SearchRules<Cater>,
): FoundCater<Cater> {
  const kilometres = kilometresFrom(districts, cater)
  const menus: readonly (SearchedMenu | MatchingMenu)[] = isDietFilterSet(query.dietFilter)
    ? rules.matchingMenus(cater, query.dietFilter)
    : cater.menus
  const nothing = {
    reasons: [],
    isWithinBudget: false,
    menu: null,
    fit: null,
    price: null,
    coverPrice: null,
    menuQuery: null,
  }
  if (menus.length === 0 && cater.menus.length > 0) return { cater, match: 'does_not_fit', kilometres, ...nothing }
  const offers = menus
    .filter((menu) => query.covers === null || checkCovers(menu, query.covers) === null)
    .map((menu) => priceOffer(cater, menu, query, rules))
  const best = bestOffer(cater, offers, rules)
  if (!best) return { cater, match: 'no_menu', kilometres, ...nothing }
  const { offer, reasons } = best
  return {
    cater,
    match: matchOf(reasons, offer),
    reasons,
    menu: offer.menuQuery.menu,
    fit: offer.fit,
    price: offer.price,
    coverPrice: offer.coverPrice,
    isWithinBudget: offer.isWithinBudget,
    kilometres,
    menuQuery: offer.menuQuery,
  }
}

/** The offer of one menu. */
type Offer = ReturnType<typeof priceOffer>

/** The cheapest offer that is available, else the cheapest. Undeclared menus count only where there are no others. */
function bestOffer<Cater extends SearchedCater>(
  cater: Cater,
  offers: readonly Offer[],
  rules: SearchRules<Cater>,
): { offer: Offer; reasons: readonly SearchReason[] } | null {
  const declared = offers.filter(({ fit }) => fit !== 'UNKNOWN')
  const sorted = (declared.length > 0 ? declared : offers).toSorted(
    (a, b) =>
      Number(b.isWithinBudget) - Number(a.isWithinBudget) ||
      Number(a.fit === 'CAN_BE_CHOSEN') - Number(b.fit === 'CAN_BE_CHOSEN') ||
      a.payable - b.payable,
  )
  let first: { offer: Offer; reasons: readonly SearchReason[] } | null = null
  for (const offer of sorted) {
    const reasons = rules.reasons(cater, offer.menuQuery)
    if (reasons.length === 0) return { offer, reasons }
    first ??= { offer, reasons }
  }
  return first
}

function priceOffer<Cater extends SearchedCater>(
  cater: Cater,
  menu: SearchedMenu | MatchingMenu,
  { place, date, covers, budget }: CaterQuery,
  rules: SearchRules<Cater>,
) {
  const zipCode = toZipCode(place)
  // Without covers the query is for the fewest that can be ordered, and only the cover is priced
  const queriedCovers = covers ?? Math.max(1, cater.minCovers ?? 1, menu.minAmount ?? 1)
  const coverPrice = goodsPrice(menu.coverPrice, 1, cater.pricePeriods, date)
  const goods = goodsPrice(menu.coverPrice, queriedCovers, cater.pricePeriods, date)
  const delivery = zipCode === null ? null : rules.deliveryFee(cater, zipCode, goods)
  const fulfilment = rules.fulfilment(cater, zipCode)
  const price = covers === null ? null : wholePrice(goods, covers, cater.requiredServices, fulfilment, delivery)
  const perCover = price?.perCover ?? coverPrice
  return {
    fit: 'fit' in menu ? menu.fit : null,
    isWithinBudget: budget === null || perCover <= budget,
    menuQuery: { menu, covers: queriedCovers, goods: covers === null ? null : goods, date, zipCode },
    coverPrice,
    price,
    payable: price?.total ?? goods,
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
