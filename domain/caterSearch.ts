import { isAtPlace, kilometresFrom, NEARBY_KM, type PlacedCater } from './caterPlaces.ts'
import type { Oere } from './money.ts'
import { districtsOf } from './places.ts'
import type { PostalDistrict } from './postalDistricts.ts'
import type { PricePeriod } from './pricePeriods.ts'
import { checkCovers } from './quantity.ts'
import { goodsPrice, type WholePrice, wholePrice } from './wholePrice.ts'

/** How a caterer answers a search, the best first: MAR-3. */
export const CATER_MATCHES = ['possible', 'over_budget', 'other_date', 'not_delivered', 'no_menu'] as const
export type CaterMatch = (typeof CATER_MATCHES)[number]

/** What is looked for; null is not asked for. */
export interface CaterQuestion {
  /** A postal code, the beginning of one, or a word; '' is anywhere. */
  place: string
  /** 'YYYY-MM-DD'. */
  date: string | null
  covers: number | null
  /** The most that a cover may cost, all included. */
  budget: Oere | null
  /** The ids of filters: of each type among them, a caterer has at least one. */
  filters: readonly number[]
}

/** A menu that can be ordered, priced by its cheapest choice. */
export interface SearchedMenu {
  id: string
  name: string
  coverPrice: Oere
  minAmount: number | null
  maxAmount: number | null
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
  /** What every order of it must include. */
  requiredServices: readonly { name: string; price: Oere }[]
  pricePeriods: readonly PricePeriod[]
}

/** Something that a caterer is found by. */
export interface SearchedFilter {
  id: number
  name: string
  type: string
}

/** A reason why a caterer cannot do what is asked; `isPlace` where another place or fetching the food would help. */
export interface SearchReason {
  code: string
  message: string
  isPlace: boolean
}

/** What is asked of a caterer for one of its menus. Without a zip code it may deliver or not. */
export interface AskedMenu {
  menu: SearchedMenu
  covers: number
  /** Null where no covers are asked for. */
  goods: Oere | null
  date: string | null
  zipCode: string | null
}

/** The rules that decide for a caterer; the caller knows its hours, bookings and zones. */
export interface SearchRules<Cater extends SearchedCater> {
  /** Every reason why an order cannot be placed; empty if it can. */
  reasons: (cater: Cater, asked: AskedMenu) => readonly SearchReason[]
  /** The fee of a delivery; null where it does not deliver to the code. */
  deliveryFee: (cater: Cater, zipCode: string, goods: Oere) => Oere | null
  /** Whether the caterer has a zone of its own that holds the code. */
  hasZone: (cater: Cater, zipCode: string) => boolean
}

/** A caterer's answer to a search. */
export interface FoundCater<Cater extends SearchedCater> {
  cater: Cater
  match: CaterMatch
  reasons: readonly SearchReason[]
  /** The cheapest menu that fits; null where none does. */
  menu: SearchedMenu | null
  /** Null without covers, and without a menu. */
  price: WholePrice | null
  /** One cover of the menu with its price period, without what else must be paid; null without a menu. */
  coverPrice: Oere | null
  isWithinBudget: boolean
  /** From the place by air; null where either is not known. */
  kilometres: number | null
  /** What was asked for the menu; null without one. */
  asked: AskedMenu | null
}

/** One condition of a search, which it could do without. */
export type Condition = { kind: 'place' | 'date' | 'covers' | 'budget' } | { kind: 'filter'; filterId: number }

const PRIOR_COUNT = 10
const PRIOR_AVERAGE = 4

/** The rating by which caterers are ordered: few ratings are drawn towards 4.0, which no rating counts as. */
export function weightedRating(rating: SearchedCater['rating']): number {
  const { count, average } = rating ?? { count: 0, average: 0 }
  return (count * average + PRIOR_COUNT * PRIOR_AVERAGE) / (count + PRIOR_COUNT)
}

/**
 * Answers a search for every caterer that the place and filters find, in the order 'Passer bedst' (MAR-3): by match, within
 * the budget, by weighted rating, then by the marketplace's own ordering.
 */
export function searchCaters<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  question: CaterQuestion,
  rules: SearchRules<Cater>,
): FoundCater<Cater>[] {
  const districts = districtsOf(question.place)
  return findCandidates(caters, filters, question, districts, rules)
    .map((cater) => answerFor(cater, question, districts, rules))
    .sort(
      (one, other) =>
        CATER_MATCHES.indexOf(one.match) - CATER_MATCHES.indexOf(other.match) ||
        Number(other.isWithinBudget) - Number(one.isWithinBudget) ||
        weightedRating(other.cater.rating) - weightedRating(one.cater.rating) ||
        (one.cater.ordering ?? Infinity) - (other.cater.ordering ?? Infinity) ||
        one.cater.id - other.cater.id,
    )
}

/** Each single condition without which the search has hits, with their number; for a search that has none. */
export function findRelaxations<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  question: CaterQuestion,
  rules: SearchRules<Cater>,
): { condition: Condition; count: number }[] {
  return conditionsOf(question)
    .map((condition) => ({
      condition,
      count: searchCaters(caters, filters, withoutCondition(question, condition), rules).filter(isHit).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Returns whether a caterer can do all that is asked. */
export const isHit = ({ match }: { match: CaterMatch }) => match === 'possible'

/** The question without one of its conditions. */
export function withoutCondition(question: CaterQuestion, condition: Condition): CaterQuestion {
  if (condition.kind === 'filter')
    return { ...question, filters: question.filters.filter((id) => id !== condition.filterId) }
  return { ...question, [condition.kind]: condition.kind === 'place' ? '' : null }
}

function conditionsOf({ place, date, covers, budget, filters }: CaterQuestion): Condition[] {
  return [
    ...(date === null ? [] : [{ kind: 'date' as const }]),
    ...filters.map((filterId) => ({ kind: 'filter' as const, filterId })),
    ...(budget === null ? [] : [{ kind: 'budget' as const }]),
    ...(covers === null ? [] : [{ kind: 'covers' as const }]),
    ...(place === '' ? [] : [{ kind: 'place' as const }]),
  ]
}

/** A whole postal code is where to deliver: who is nearby or has a zone for it is asked too. */
function findCandidates<Cater extends SearchedCater>(
  caters: readonly Cater[],
  filters: readonly SearchedFilter[],
  { place, filters: wanted }: CaterQuestion,
  districts: readonly PostalDistrict[],
  { hasZone }: SearchRules<Cater>,
): Cater[] {
  const asked = filters.filter(({ id }) => wanted.includes(id))
  const groups = [...new Set(asked.map(({ type }) => type))].map((type) => asked.filter((one) => one.type === type))
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
  question: CaterQuestion,
  districts: readonly PostalDistrict[],
  rules: SearchRules<Cater>,
): FoundCater<Cater> {
  const kilometres = kilometresFrom(districts, cater)
  const offers = cater.menus
    .filter((menu) => question.covers === null || checkCovers(menu, question.covers) === null)
    .map((menu) => priceOffer(cater, menu, question, rules))
    .sort((one, other) => one.payable - other.payable)
  let best: { offer: (typeof offers)[number]; reasons: readonly SearchReason[] } | null = null
  for (const offer of offers) {
    const reasons = rules.reasons(cater, offer.asked)
    if (best === null || reasons.length === 0) best = { offer, reasons }
    if (reasons.length === 0) break
  }
  if (!best) {
    const nothing = { menu: null, price: null, coverPrice: null, asked: null }
    return { cater, match: 'no_menu', reasons: [], isWithinBudget: false, kilometres, ...nothing }
  }
  const { offer, reasons } = best
  const isWithinBudget = question.budget === null || offer.perCover <= question.budget
  return {
    cater,
    match: matchOf(reasons, isWithinBudget),
    reasons,
    menu: offer.asked.menu,
    price: offer.price,
    coverPrice: offer.coverPrice,
    isWithinBudget,
    kilometres,
    asked: offer.asked,
  }
}

function priceOffer<Cater extends SearchedCater>(
  cater: Cater,
  menu: SearchedMenu,
  { place, date, covers }: CaterQuestion,
  rules: SearchRules<Cater>,
) {
  const zipCode = toZipCode(place)
  // Without covers the fewest that can be ordered are asked about, and only the cover is priced
  const asked = covers ?? Math.max(1, cater.minCovers ?? 1, menu.minAmount ?? 1)
  const coverPrice = goodsPrice(menu.coverPrice, 1, cater.pricePeriods, date)
  const goods = goodsPrice(menu.coverPrice, asked, cater.pricePeriods, date)
  const delivery = zipCode === null ? null : rules.deliveryFee(cater, zipCode, goods)
  const price = covers === null ? null : wholePrice(goods, covers, cater.requiredServices, delivery)
  return {
    asked: { menu, covers: asked, goods: covers === null ? null : goods, date, zipCode },
    coverPrice,
    price,
    perCover: price?.perCover ?? coverPrice,
    payable: price?.total ?? goods,
  }
}

function matchOf(reasons: readonly SearchReason[], isWithinBudget: boolean): CaterMatch {
  if (reasons.length === 0) return isWithinBudget ? 'possible' : 'over_budget'
  if (reasons.some(({ code }) => code === 'BELOW_MIN_COVERS')) return 'no_menu'
  return reasons.some(({ isPlace }) => isPlace) ? 'not_delivered' : 'other_date'
}
