import type { AvailabilityResult, AvailabilityQuestion, DayAvailability } from '../../contract/availability.ts'
import { availability, availabilityOn, latestDate } from '../../domain/availability/availability.ts'
import type { AvailabilityQuestion as Question } from '../../domain/availability/availability.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { addDays, danishClock, danishDate } from '../../domain/time/danishTime.ts'
import { cancelTerms } from '../../domain/orders/cancellation.ts'
import { toOere } from '../../domain/money/money.ts'
import { allCities } from '../cities/cities.ts'
import type { Db } from '../database/connect.ts'
import { listBookedCovers } from './availabilityStore.ts'
import { toDayAvailability } from './availabilityWire.ts'

/** How many dates are offered instead of an unavailable one. */
const ALTERNATIVES = 3

/** Converts a question of the wire to that of the rules, at a moment. */
export function toQuestion(query: Omit<AvailabilityQuestion, 'date'>, date: string, at: Date): Question {
  const { lines, fulfilment = 'DELIVERY', zipCode, goodsPrice, clock = null } = query
  const city = allCities().find((known) => known.zipCode === zipCode)?.city ?? null
  return {
    lines: lines.map(({ menuId = null, covers }) => ({ menuId: menuId?.toLowerCase() ?? null, covers })),
    fulfilment,
    place: zipCode ? { zipCode, city } : null,
    goods: goodsPrice == null ? null : toOere(goodsPrice),
    date,
    clock,
    now: { date: danishDate(at), clock: danishClock(at) },
  }
}

/** The availability of an order: whether it is possible, why not, and when instead. */
export async function answerQuestion(
  db: Db,
  caterId: number,
  rules: AvailabilityRules,
  question: Question,
): Promise<AvailabilityResult> {
  const { date, now } = question
  const booked = await listBookedCovers(db, caterId, date < now.date ? date : now.date, latestDate(rules, now.date))
  const answer = availability(rules, booked, question)
  const alternatives: string[] = []
  for (let { next } = answer; next !== null && alternatives.length < ALTERNATIVES; ) {
    alternatives.push(next)
    next = availability(rules, booked, { ...question, date: next }).next
  }
  return {
    ...toDayAvailability(rules, booked, question, answer),
    next: answer.next,
    alternatives,
    cancelTerms: cancelTerms(rules, date, rules.cancelSteps).map(({ until, percent }) => ({ ...until, percent })),
  }
}

/** The answer for each day of a period. */
export async function answerPeriod(
  db: Db,
  caterId: number,
  rules: AvailabilityRules,
  question: Question,
  { from, to }: { from: string; to: string },
): Promise<DayAvailability[]> {
  const booked = await listBookedCovers(db, caterId, from, to)
  const days: DayAvailability[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const ofDay = { ...question, date }
    days.push(toDayAvailability(rules, booked, ofDay, availabilityOn(rules, booked, ofDay)))
  }
  return days
}
