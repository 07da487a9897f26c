import { availability, availabilityOn } from '../../domain/availability/availability.ts'
import type { AvailabilityQuestion, BookedCovers, UnavailableReason } from '../../domain/availability/availability.ts'
import { formatReason } from '../../domain/availability/availabilityTexts.ts'
import type { MenuQuery, SearchedCater, SearchReason, SearchRules } from '../../domain/search/caterSearch.ts'
import { danishClock, danishDate } from '../../domain/time/danishTime.ts'
import { deliveryFee, expectedFulfilment, findZone } from '../../domain/zones/zones.ts'
import { allCities } from '../cities/cities.ts'
import type { RuledCater } from './ruledCaterStore.ts'

/** Reasons that hold on every date, so that they are known before a date is set. */
const OF_EVERY_DATE: readonly UnavailableReason['code'][] = [
  'NOT_DELIVERED',
  'BELOW_ZONE_MINIMUM',
  'MENU_AGE_LIMIT',
  'BELOW_MIN_COVERS',
]
/** Against these another place helps, or fetching the food. */
const OF_PLACE: readonly UnavailableReason['code'][] = ['NOT_DELIVERED', 'BELOW_ZONE_MINIMUM']

/** Against these another menu helps. */
const OF_MENU: readonly UnavailableReason['code'][] = [
  'BELOW_ZONE_MINIMUM',
  'MENU_NOT_OFFERED',
  'MENU_SOLD_OUT',
  'MENU_AGE_LIMIT',
]
const isOfMenu = (reason: UnavailableReason) =>
  OF_MENU.includes(reason.code) || (reason.code === 'LEAD_TIME' && reason.menu !== null)

/** The rules by which a caterer answers a search now; `booked` are the covers of the query's date, by caterer. */
export function createSearchRules(
  now: Date,
  booked: ReadonlyMap<number, BookedCovers>,
): Omit<SearchRules<Pick<RuledCater, 'id' | 'rules' | keyof SearchedCater>>, 'matchingMenus'> {
  const today = danishDate(now)
  return {
    reasons: ({ id, rules }, menuQuery) => {
      const found = questions(menuQuery, now).map((question) => {
        const { reasons } = availabilityOn(rules, booked.get(id) ?? {}, question)
        return menuQuery.date === null ? reasons.filter(({ code }) => OF_EVERY_DATE.includes(code)) : reasons
      })
      const [first = []] = found
      if (found.some((reasons) => reasons.length === 0)) return []
      return first.map(
        (reason): SearchReason => ({
          code: reason.code,
          message: formatReason(reason, today),
          isPlace: OF_PLACE.includes(reason.code),
          isOfMenu: isOfMenu(reason),
        }),
      )
    },
    fulfilment: ({ rules }, zipCode) => expectedFulfilment(rules, zipCode),
    deliveryFee: ({ rules }, zipCode, goods) => {
      if (!rules.offersDelivery) return null
      if (rules.zones.length === 0) return 0
      const zone = findZone(rules.zones, zipCode)
      return zone ? deliveryFee(zone, goods) : null
    },
    hasZone: ({ rules }, zipCode) => rules.offersDelivery && findZone(rules.zones, zipCode) !== undefined,
  }
}

/** The first possible date after that of the query; null where no date helps. `booked` are its covers of later dates. */
export function findNextDate(
  { rules }: Pick<RuledCater, 'rules'>,
  menuQuery: MenuQuery,
  now: Date,
  booked: BookedCovers,
): string | null {
  if (menuQuery.date === null) return null
  const dates = questions(menuQuery, now).flatMap((question) => availability(rules, booked, question).next ?? [])
  return dates.sort()[0] ?? null
}

/** The availability questions of a query: with a zip code for delivery, without it for delivery and pickup. */
function questions({ menu, covers, goods, date, zipCode }: MenuQuery, now: Date): AvailabilityQuestion[] {
  const today = danishDate(now)
  const question = {
    lines: [{ menuId: menu.id, covers }],
    place: zipCode === null ? null : { zipCode, city: cityOf(zipCode) },
    goods,
    date: date ?? today,
    clock: null,
    now: { date: today, clock: danishClock(now) },
  }
  const delivery = { ...question, fulfilment: 'DELIVERY' as const }
  return zipCode === null ? [delivery, { ...question, fulfilment: 'PICKUP' }] : [delivery]
}

const cityOf = (zipCode: string) => allCities().find((city) => city.zipCode === zipCode)?.city ?? null
