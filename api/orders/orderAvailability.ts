import type { UnavailableReason } from '../../contract/availability.ts'
import type { PlaceOrderBody, PlaceOrderRejection } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { countedCovers } from '../../domain/availability/availability.ts'
import type { AvailabilityQuestion, UnavailableReason as Reason } from '../../domain/availability/availability.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { reasonsAgainst } from '../../domain/availability/reasonsAgainst.ts'
import { lastDeliveryDate } from '../../domain/availability/notice.ts'
import { type Oere, toKroner } from '../../domain/money/money.ts'
import { capacityOn } from '../../domain/availability/openingHours.ts'
import { type BeyondCode, canGoBeyond } from '../../domain/orders/phoneOrder.ts'
import { isClock, isDate } from '../../domain/time/danishTime.ts'
import { answerQuestion, toQuestion } from '../availability/answerAvailability.ts'
import { reserveRoom, listBookedCovers } from '../availability/availabilityStore.ts'
import { toWireReason } from '../availability/availabilityWire.ts'
import type { Db } from '../database/connect.ts'
import { MAX_AMOUNT } from './checkPlacedOrder.ts'
import { OrderRejected } from './orderRejected.ts'

/** An order, as far as it decides whether it is possible. */
export interface AvailabilityRequest extends OrderedPart {
  caterId: number
  /** Of its menus, and of those of the standing order. */
  rules: AvailabilityRules
  time: { date: string; clock: string }
  /** The order as it stands, where this changes it, with the covers that it reserves that day. */
  standing?: OrderedPart & { covers: number }
}

interface OrderedPart {
  menus: readonly Pick<PlaceOrderBody['menus'][number], 'id' | 'amount'>[]
  /** Null for pickup, empty where it is not known. */
  zipCode: string | null
  /** Menus and extras after the price period; null where they are not known. */
  goods: Oere | null
}

/** An order that was judged by the rules. */
interface JudgedOrder {
  /** Its covers that count towards the capacity. */
  covers: number
  /** All reasons against it; null where there are none but those that its caterer goes beyond. */
  rejection: Rejection | null
  /** Must be called before the order is written: it answers the rejection where its day has been filled meanwhile. */
  reserveRoom: () => Promise<Rejection | null>
}

/** Why an order is not possible: an issue for each reason, in their order. */
export interface Rejection {
  errors: Issue[]
  availability: NonNullable<PlaceOrderRejection['availability']>
}

/**
 * Checks that an order is possible at its time. Throws {@link OrderRejected} with all reasons, unless all of them are
 * `beyond`, which its caterer goes beyond. `reserveRoom` must be called before the order is written: it throws where its
 * day has been filled meanwhile.
 */
export async function checkOrderAvailability(
  tx: Db,
  request: AvailabilityRequest,
  at: Date,
  beyond: readonly BeyondCode[] = [],
): Promise<Pick<JudgedOrder, 'covers'> & { reserveRoom: () => Promise<void> }> {
  const { rejection, ...judged } = await judgeOrder(tx, request, at, beyond)
  if (rejection) throw rejected(rejection)
  return {
    ...judged,
    async reserveRoom() {
      const full = await judged.reserveRoom()
      if (full) throw rejected(full)
    },
  }
}

/** AVA-14: the rejection of an order that is not valid: with its issues all reasons against it, unless they are `beyond`. */
export async function rejectOrder(
  tx: Db,
  issues: readonly Issue[],
  request: AvailabilityRequest,
  at: Date,
  beyond: readonly BeyondCode[] = [],
): Promise<OrderRejected> {
  if (!isDate(request.time.date)) return new OrderRejected([...issues])
  // A number that no order can have says nothing about the day
  const menus = request.menus.filter(({ amount }) => Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT)
  const { rejection } = await judgeOrder(tx, { ...request, menus }, at, beyond)
  return rejection
    ? rejected({ ...rejection, errors: withIssues(rejection.errors, issues) })
    : new OrderRejected([...issues])
}

/** The issues of reasons with other ones, each once. */
export function withIssues(errors: readonly Issue[], issues: readonly Issue[]): Issue[] {
  const isAmongErrors = ({ path, validatorKey }: Issue) =>
    errors.some((error) => error.path === path && error.validatorKey === validatorKey)
  return [...errors, ...issues.filter((issue) => !isAmongErrors(issue))]
}

/** Finds out whether an order is possible at its time: a new one, or one that is changed. */
export async function judgeOrder(
  tx: Db,
  { caterId, rules, time, standing, ...ordered }: AvailabilityRequest,
  at: Date,
  beyond: readonly BeyondCode[] = [],
): Promise<JudgedOrder> {
  const question = questionOf(ordered, time, at)
  const covers = countedCovers(rules, question.lines)
  const findReasons = async () => {
    const booked = await listBookedCovers(tx, caterId, time.date, time.date)
    const others = { [time.date]: (booked[time.date] ?? 0) - (standing?.covers ?? 0) }
    return reasonsAgainst(rules, others, question, standing ? questionOf(standing, time, at) : null)
  }
  const reject = async (reasons: readonly Reason[]): Promise<Rejection> => {
    const { next, alternatives } = await answerQuestion(tx, caterId, rules, question)
    return {
      errors: reasons.map((reason) => toIssue(reason, question)),
      availability: { reasons: reasons.map(toWireReason), next, alternatives },
    }
  }
  const reasons = await findReasons()
  const isRejected = reasons.some((reason) => !canGoBeyond(reason, question, beyond))
  return {
    covers,
    rejection: isRejected ? await reject(reasons) : null,
    async reserveRoom() {
      const more = covers - (standing?.covers ?? 0)
      // The covers are booked with the order's row, however full the day is
      if (more <= 0 || beyond.includes('DAY_FULL')) return null
      if (await reserveRoom(tx, caterId, time.date, more, capacityOn(rules, time.date))) return null
      const now = await findReasons()
      // Somebody may free covers in this moment
      return reject(now.length === 0 ? [{ code: 'DAY_FULL', left: null, covers }] : now)
    },
  }
}

/** The question to the rules about an order. */
export const questionOf = (
  { menus, zipCode, goods }: OrderedPart,
  { date, clock }: AvailabilityRequest['time'],
  at: Date,
): AvailabilityQuestion =>
  toQuestion(
    {
      lines: menus.map(({ id, amount }) => ({ menuId: id, covers: amount })),
      fulfilment: zipCode === null ? 'PICKUP' : 'DELIVERY',
      zipCode,
      goodsPrice: goods === null ? null : toKroner(goods),
      clock: isClock(clock) ? clock : null,
    },
    date,
    at,
  )

const rejected = ({ errors, availability }: Rejection) => new OrderRejected(errors, { availability })

/** AVA-8: the field of an order for the date of a question, that a reason is about. */
export function toIssue(
  reason: UnavailableReason | Reason,
  { date, now }: Pick<AvailabilityQuestion, 'date' | 'now'>,
): Issue {
  switch (reason.code) {
    case 'PAST':
      return { path: date === now.date ? 'time.clock' : 'time.date', validatorKey: 'past' }
    case 'TOO_FAR_AHEAD':
      return { path: 'time.date', validatorKey: date > lastDeliveryDate(now.date) ? 'too_far_ahead' : 'too_far' }
    case 'LEAD_TIME':
      return { path: reason.line === null ? 'time.date' : `menus.${reason.line}`, validatorKey: 'lead_time' }
    case 'CLOSED_WEEKDAY':
    case 'CLOSED_DATE':
    case 'HOLIDAY':
      return { path: 'time.date', validatorKey: 'closed' }
    case 'OUTSIDE_HOURS':
      return { path: 'time.clock', validatorKey: 'outside_hours' }
    case 'DAY_FULL':
      return { path: 'time.date', validatorKey: 'day_full' }
    case 'NOT_DELIVERED':
      if (!reason.deliversSomewhere) return { path: 'delivery', validatorKey: 'not_offered' }
      return {
        path: 'delivery.zipCode',
        validatorKey: reason.place !== null && reason.place.city === null ? 'unknown' : 'not_delivered',
      }
    case 'BELOW_ZONE_MINIMUM':
      return { path: 'menus', validatorKey: 'zone_minimum' }
    case 'MENU_NOT_OFFERED':
    case 'MENU_SOLD_OUT':
      return { path: `menus.${reason.line}`, validatorKey: 'not_offered' }
    case 'MENU_AGE_LIMIT':
      return { path: `menus.${reason.line}`, validatorKey: 'age_limit' }
    case 'BELOW_MIN_COVERS':
      return { path: 'menus', validatorKey: 'min_envelopes' }
  }
}
