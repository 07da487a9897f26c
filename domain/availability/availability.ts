import type { AvailabilityRules, ClockInterval, Fulfilment, MenuAvailability } from './availabilityRules.ts'
import { addDays, isoWeekday } from '../time/danishTime.ts'
import { caterOrderBy, isMissed, menuOrderBy } from './leadTime.ts'
import type { OrderBy } from './leadTime.ts'
import type { Oere } from '../money/money.ts'
import { CLOCKS } from './notice.ts'
import { findNotOffered } from '../menus/offering.ts'
import { capacityOn, clocksWithin, isWithin, offersPickup, openingHours, shownCoversLeft } from './openingHours.ts'
import { deliversSomewhere, findZone, missingForZone } from '../zones/zones.ts'

/** A question whether an order is possible. */
export interface AvailabilityQuestion {
  /** Covers of menus; a null menu is none in particular. */
  lines: readonly { menuId: string | null; covers: number }[]
  fulfilment: Fulfilment
  /** 4 digits with the city's name, null where none has the code. Null leaves out the rules that depend on it. */
  place: { zipCode: string; city: string | null } | null
  /** Menus and extras after the price period; null leaves out a zone's minimum. */
  goods: Oere | null
  /** 'YYYY-MM-DD' */
  date: string
  /** 'HH:mm'; null is the whole day. */
  clock: string | null
  /** The Danish date and clock. */
  now: { date: string; clock: string }
}

/** AVA-2: why an order is not possible. `line` is the place of a menu in the question. */
export type UnavailableReason =
  | { code: 'PAST' }
  | { code: 'TOO_FAR_AHEAD'; latest: string }
  | { code: 'LEAD_TIME'; orderBy: OrderBy; menu: string | null; line: number | null }
  | { code: 'CLOSED_WEEKDAY'; weekday: number; fulfilment: Fulfilment }
  | { code: 'CLOSED_DATE'; name: string | null; to: string }
  | { code: 'HOLIDAY'; name: string }
  | { code: 'OUTSIDE_HOURS'; open: readonly ClockInterval[]; fulfilment: Fulfilment }
  | { code: 'DAY_FULL'; left: number | null; covers: number }
  | { code: 'NOT_DELIVERED'; place: AvailabilityQuestion['place']; deliversSomewhere: boolean; pickup: boolean }
  | { code: 'BELOW_ZONE_MINIMUM'; zipCode: string; minimum: Oere; missing: Oere }
  | { code: 'MENU_NOT_OFFERED'; menu: string; from: string | null; to: string | null; line: number }
  | { code: 'MENU_SOLD_OUT'; menu: string; to: string; line: number }
  | { code: 'MENU_AGE_LIMIT'; menu: string; ageLimit: number; line: number }
  | { code: 'BELOW_MIN_COVERS'; minimum: number; missing: number }

/** The availability of an order on a date: every reason against it, and the warnings that do not prevent it. */
export interface DayResult {
  possible: boolean
  reasons: UnavailableReason[]
  warnings: UnavailableReason[]
}

/** The availability on a day with the first possible date after it, at the same clock; null where no date helps. */
export interface AvailabilityResult extends DayResult {
  next: string | null
}

/** Covers that are booked, by date 'YYYY-MM-DD'. */
export type BookedCovers = Readonly<Record<string, number>>

/** AVA-1: the availability of an order: whether it is possible, why not, and when instead. */
export function availability(
  rules: AvailabilityRules,
  booked: BookedCovers,
  question: AvailabilityQuestion,
): AvailabilityResult {
  return { ...availabilityOn(rules, booked, question), next: nextPossible(rules, booked, question) }
}

/** The availability on the date of the question alone. */
export function availabilityOn(
  rules: AvailabilityRules,
  booked: BookedCovers,
  question: AvailabilityQuestion,
): DayResult {
  const covers = sumOf(question.lines)
  const lead = leadTimeReasons(rules, question)
  const reasons: UnavailableReason[] = [
    ...dateReasons(rules, question),
    ...lead.filter((reason) => reason.blocks).map(({ reason }) => reason),
    ...hoursReasons(rules, question),
    ...capacityReasons(rules, booked, question),
    ...placeReasons(rules, question),
    ...menuReasons(rules, question),
    ...coversReasons(rules, covers),
  ]
  const warnings = lead.filter(({ blocks }) => !blocks).map(({ reason }) => reason)
  return { possible: reasons.length === 0, reasons, warnings }
}

/** The days ahead that can be ordered for where the caterer has set none. */
export const DEFAULT_HORIZON_DAYS = 365

/** The last date that can be ordered for. */
export const latestDate = ({ horizonDays }: Pick<AvailabilityRules, 'horizonDays'>, today: string): string =>
  addDays(today, horizonDays ?? DEFAULT_HORIZON_DAYS)

/** The covers of lines that count towards the capacity. */
export const countedCovers = (
  { menus }: Pick<AvailabilityRules, 'menus'>,
  lines: AvailabilityQuestion['lines'],
): number => sumOf(lines.filter(({ menuId }) => menuOf(menus, menuId)?.countsTowardsCapacity ?? true))

function nextPossible(rules: AvailabilityRules, booked: BookedCovers, question: AvailabilityQuestion): string | null {
  const { menus } = rules
  // No date helps against these
  const neverHelps =
    placeReasons(rules, question).length > 0 ||
    coversReasons(rules, sumOf(question.lines)).length > 0 ||
    question.lines.some(({ menuId }) => (menuOf(menus, menuId)?.ageLimit ?? null) !== null)
  if (neverHelps) return null
  const today = question.now.date
  const latest = latestDate(rules, today)
  const after = addDays(question.date, 1)
  for (let date = after < today ? today : after; date <= latest; date = addDays(date, 1)) {
    if (availabilityOn(rules, booked, { ...question, date }).possible) return date
  }
  return null
}

function dateReasons(rules: AvailabilityRules, { date, clock, now, fulfilment }: AvailabilityQuestion) {
  const reasons: UnavailableReason[] = []
  if (date < now.date || (date === now.date && isOver(rules, fulfilment, clock, now))) reasons.push({ code: 'PAST' })
  const latest = latestDate(rules, now.date)
  if (date > latest) reasons.push({ code: 'TOO_FAR_AHEAD', latest })
  return reasons
}

/** Of today a clock is over when it is now; the whole day when its last clock is. */
function isOver(
  rules: AvailabilityRules,
  fulfilment: Fulfilment,
  clock: string | null,
  now: { date: string; clock: string },
): boolean {
  const clocks = clocksWithin(openingHours(rules, fulfilment, now.date).hours)
  const last = clock ?? clocks.at(-1) ?? CLOCKS.at(-1) ?? ''
  return last <= now.clock
}

/** The last moments to order, of the caterer and of each menu that has its own; `blocks` where missing it is a refusal. */
export function leadTimes(
  rules: AvailabilityRules,
  { lines, date, place, fulfilment }: Pick<AvailabilityQuestion, 'lines' | 'date' | 'place' | 'fulfilment'>,
): { orderBy: OrderBy; menu: string | null; line: number | null; blocks: boolean }[] {
  const zone = fulfilment === 'DELIVERY' && place ? findZone(rules.zones, place.zipCode) : undefined
  const extraDays = zone?.extraDays ?? 0
  const own = caterOrderBy(rules, date, sumOf(lines), extraDays)
  const ofMenus = menusOf(rules, lines).flatMap(({ menu, line }) => {
    const orderBy = menu.leadTime && menuOrderBy(rules, date, menu.leadTime, extraDays)
    return orderBy ? [{ orderBy, menu: menu.name, line, blocks: true }] : []
  })
  return [
    ...(own ? [{ orderBy: own, menu: null, line: null, blocks: rules.shortNotice === 'REFUSE' }] : []),
    ...ofMenus,
  ]
}

const leadTimeReasons = (rules: AvailabilityRules, question: AvailabilityQuestion) =>
  leadTimes(rules, question)
    .filter(({ orderBy }) => isMissed(orderBy, question.now))
    .map(({ blocks, ...missed }) => ({ blocks, reason: { code: 'LEAD_TIME', ...missed } as const }))

function hoursReasons(
  rules: AvailabilityRules,
  { date, clock, fulfilment }: AvailabilityQuestion,
): UnavailableReason[] {
  const { hours, exception, holiday } = openingHours(rules, fulfilment, date)
  if (hours === null) return []
  if (hours.length > 0) {
    return clock === null || isWithin(hours, clock) ? [] : [{ code: 'OUTSIDE_HOURS', open: hours, fulfilment }]
  }
  if (exception) return [{ code: 'CLOSED_DATE', name: exception.name, to: exception.to }]
  return holiday
    ? [{ code: 'HOLIDAY', name: holiday }]
    : [{ code: 'CLOSED_WEEKDAY', weekday: isoWeekday(date), fulfilment }]
}

function capacityReasons(
  rules: AvailabilityRules,
  booked: BookedCovers,
  { date, lines }: AvailabilityQuestion,
): UnavailableReason[] {
  const capacity = capacityOn(rules, date)
  const covers = countedCovers(rules, lines)
  if (capacity === null || covers === 0) return []
  if (covers <= capacity - (booked[date] ?? 0)) return []
  return [{ code: 'DAY_FULL', left: shownCoversLeft(rules, booked, date), covers }]
}

function placeReasons(rules: AvailabilityRules, { fulfilment, place, goods, now }: AvailabilityQuestion) {
  const reasons: UnavailableReason[] = []
  if (fulfilment === 'PICKUP') return reasons
  const delivers = rules.offersDelivery && deliversSomewhere(rules.zones)
  const zone = place && findZone(rules.zones, place.zipCode)
  const isNowhere = place !== null && (place.city === null || (rules.zones.length > 0 && !zone))
  if (!delivers || isNowhere) {
    reasons.push({ code: 'NOT_DELIVERED', place, deliversSomewhere: delivers, pickup: offersPickup(rules, now.date) })
  } else if (zone && place && goods !== null) {
    const missing = missingForZone(zone, goods)
    const { zipCode } = place
    if (missing > 0) reasons.push({ code: 'BELOW_ZONE_MINIMUM', zipCode, minimum: zone.minimum ?? 0, missing })
  }
  return reasons
}

function menuReasons(rules: AvailabilityRules, { lines, date }: AvailabilityQuestion): UnavailableReason[] {
  const menus = menusOf(rules, lines)
  const notOffered = menus.flatMap(({ menu, line }) =>
    findNotOffered(menu, date).map((reason) => ({ ...reason, menu: menu.name, line })),
  )
  return [
    ...notOffered.filter(({ code }) => code === 'MENU_NOT_OFFERED'),
    ...notOffered.filter(({ code }) => code === 'MENU_SOLD_OUT'),
    ...menus.flatMap(({ menu: { name, ageLimit }, line }) =>
      ageLimit === null ? [] : [{ code: 'MENU_AGE_LIMIT', menu: name, ageLimit, line } as const],
    ),
  ]
}

function coversReasons({ minCovers }: AvailabilityRules, covers: number): UnavailableReason[] {
  const missing = (minCovers ?? 0) - covers
  if (minCovers === null || covers === 0 || missing <= 0) return []
  return [{ code: 'BELOW_MIN_COVERS', minimum: minCovers, missing }]
}

/** The menus of the lines, each once, with the place of its first line. */
function menusOf({ menus }: AvailabilityRules, lines: AvailabilityQuestion['lines']) {
  const found = new Map<string, { menu: MenuAvailability; line: number }>()
  for (const [line, { menuId }] of lines.entries()) {
    const menu = menuOf(menus, menuId)
    if (menu && menuId !== null && !found.has(menuId)) found.set(menuId, { menu, line })
  }
  return [...found.values()]
}

const menuOf = (menus: AvailabilityRules['menus'], menuId: string | null) =>
  menuId === null ? undefined : menus.get(menuId)
const sumOf = (lines: readonly { covers: number }[]) => lines.reduce((sum, { covers }) => sum + covers, 0)
