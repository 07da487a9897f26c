import { DEFAULT_HORIZON_DAYS } from '../../domain/availability/availability.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { AvailabilityException, ClockInterval, Fulfilment } from '../../domain/availability/availabilityRules.ts'
import { CLOCKS } from '../../domain/availability/notice.ts'
import { capacityOn, clocksWithin, openingHours } from '../../domain/availability/openingHours.ts'
import { sortedPricePeriods } from '../../domain/money/pricePeriods.ts'
import type { ServiceScope } from '../../domain/money/services.ts'
import { weightedRating } from '../../domain/search/caterSearch.ts'
import { districtOf, foldPlace } from '../../domain/search/places.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import { deliversSomewhere, findZone, type Zone } from '../../domain/zones/zones.ts'
import { NO_ORDERING } from '../caters/caterStore.ts'
import type { SearchCaterTable, SearchException, SearchMenuTable, SearchZoneTable } from '../database/schema.ts'
import type { CatalogueCater } from './catalogueCaterStore.ts'
import { indexedChoices } from './indexedChoices.ts'

/** What the index holds of a caterer. Its lists are values here, and JSON in the database. */
export interface IndexRows {
  cater: Omit<SearchCaterTable, 'pricePeriods' | 'exceptions'> & {
    pricePeriods: object[]
    exceptions: SearchException[]
  }
  menus: SearchMenuTable[]
  zones: SearchZoneTable[]
}

/**
 * SCA-13: the rows of the index, from the catalogue alone: neither the day nor the clock counts. Who changes what a row holds
 * adds a migration that marks every caterer as stale, as 100_search_index does at its end.
 */
export function toIndexRows(cater: CatalogueCater): IndexRows {
  const { id, rules, pricePeriods } = cater
  const { hours, exceptions, tiers } = rules
  const clocksOf = (fulfilment: Fulfilment) =>
    NO_SETTINGS.capacity.map((_, weekday) => lastClock(hours[fulfilment]?.[weekday] ?? null))
  const services = (scope: ServiceScope) =>
    cater.requiredServices.reduce((sum, { price, appliesTo }) => (appliesTo === scope ? sum + price : sum), 0)
  const menus = menuRows(cater)
  const [plain] = menus.filter(isPlain).toSorted((a, b) => a.coverPrice - b.coverPrice)
  return {
    cater: {
      caterId: id,
      zipCode: cater.zipCode,
      district: districtOf(cater.zipCode ?? '')?.zipCode ?? null,
      words: [cater.city ?? '', cater.name, ...cater.tags].map((text) => ` ${foldPlace(text)}`).join(''),
      filterIds: [...cater.filters].sort((a, b) => a - b),
      ratingOrder: -weightedRating(cater.rating),
      ordering: cater.ordering ?? NO_ORDERING,
      minCovers: rules.minCovers,
      offersDelivery: rules.offersDelivery,
      delivers: rules.offersDelivery && deliversSomewhere(rules.zones),
      hasZones: rules.zones.length > 0,
      services: services('both'),
      deliveryServices: services('delivery'),
      pickupServices: services('pickup'),
      pricePeriods: sortedPricePeriods(pricePeriods).map(({ type, percentage, weekdays, from, to }) => ({
        type,
        hundredths: Math.round(percentage * 100),
        weekdays,
        from,
        to,
      })),
      deliveryClocks: clocksOf('DELIVERY'),
      pickupClocks: clocksOf('PICKUP'),
      closedOnHolidays: rules.closedOnHolidays,
      exceptions: toDisjoint(exceptions),
      capacity: NO_SETTINGS.capacity.map((_, weekday) => rules.capacity[weekday] ?? null),
      horizonDays: rules.horizonDays ?? DEFAULT_HORIZON_DAYS,
      refusesShortNotice: rules.shortNotice === 'REFUSE',
      orderBefore: rules.orderBefore ?? 0,
      tierCovers: tiers.map(({ fromCovers }) => fromCovers),
      tierDays: tiers.map(({ days }) => days),
      tierCutoffs: tiers.map(({ cutoff }) => cutoff),
      countsWorkingDays: rules.leadTimeDays === 'WORKING_DAYS',
      workingDays: rules.workingDays.reduce((days, weekday) => days | (1 << (weekday - 1)), 0),
      plainPrice: plain?.coverPrice ?? null,
      plainMin: plain?.minCovers ?? null,
      plainMax: plain?.maxCovers ?? null,
    },
    menus,
    zones: zoneRows(id, rules.zones),
  }
}

const menuRows = ({ id, rules, coursedMenus }: CatalogueCater): SearchMenuTable[] =>
  coursedMenus.flatMap(({ node, course }) => {
    const menu = rules.menus.get(node.id)
    if (!menu) return []
    return indexedChoices(node).map((choice) => ({
      caterId: id,
      course,
      menuId: node.id,
      ...choice,
      name: menu.name,
      minCovers: node.minAmount,
      maxCovers: node.maxAmount,
      ageLimit: menu.ageLimit,
      leadDays: menu.leadTime?.days ?? null,
      leadCutoff: menu.leadTime?.cutoff ?? null,
      soldOutTo: menu.soldOutTo,
      offeredFrom: menu.offeredFrom,
      offeredTo: menu.offeredTo,
      countsTowardsCapacity: menu.countsTowardsCapacity,
    }))
  })

/** True for a meal that is offered every day, however late. */
const isPlain = ({
  course,
  isCheapest,
  ageLimit,
  leadDays,
  soldOutTo,
  offeredFrom,
  offeredTo,
}: SearchMenuTable): boolean =>
  course === 'MEAL' &&
  isCheapest &&
  [ageLimit, leadDays, soldOutTo, offeredFrom, offeredTo].every((limit) => limit === null)

/** The last clock of hours, '' of none. */
function lastClock(hours: readonly ClockInterval[] | null): string {
  if (hours?.length === 0) return ''
  return clocksWithin(hours).at(-1) ?? CLOCKS.at(-1) ?? ''
}

/** The exceptions as parts that do not overlap, each with what counts in it. */
function toDisjoint(exceptions: readonly AvailabilityException[]): SearchException[] {
  const weekdays = { hours: NO_SETTINGS.hours, closedOnHolidays: false, exceptions }
  const starts = startsOf(exceptions.flatMap(({ from, to }) => [from, addDays(to, 1)]))
  return starts.slice(0, -1).flatMap((from, index) => {
    const clockOf = (fulfilment: Fulfilment) => {
      const { hours, exception } = openingHours(weekdays, fulfilment, from)
      return exception && lastClock(hours)
    }
    const changed = {
      delivery: clockOf('DELIVERY'),
      pickup: clockOf('PICKUP'),
      capacity: capacityOn({ exceptions, capacity: NO_SETTINGS.capacity }, from),
    }
    const isChanged = Object.values(changed).some((value) => value !== null)
    return isChanged ? [{ from, to: addDays(starts[index + 1] ?? from, -1), ...changed }] : []
  })
}

/** The codes of each zone as ranges that do not overlap. */
function zoneRows(caterId: number, zones: readonly Zone[]): SearchZoneTable[] {
  const ranges = zones.filter(({ isActive }) => isActive).flatMap(({ codes }) => codes)
  const starts = startsOf(ranges.flatMap(({ from, to }) => [Number(from), Number(to) + 1]))
  return starts.slice(0, -1).flatMap((fromCode, index) => {
    const zone = findZone(zones, String(fromCode).padStart(4, '0'))
    if (!zone) return []
    const { fee: feeOere, freeFrom: freeFromOere, minimum: minimumOere, extraDays } = zone
    return [
      { caterId, fromCode, toCode: (starts[index + 1] ?? fromCode) - 1, feeOere, freeFromOere, minimumOere, extraDays },
    ]
  })
}

const startsOf = <Place extends string | number>(places: readonly Place[]): Place[] =>
  [...new Set(places)].sort((a, b) => (a < b ? -1 : 1))
