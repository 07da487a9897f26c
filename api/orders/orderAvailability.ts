import type { UnavailableReason } from '../../contract/availability.ts'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { availabilityOn, countedCovers } from '../../domain/availability/availability.ts'
import type { AvailabilityQuestion } from '../../domain/availability/availability.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { type Oere, toKroner } from '../../domain/money/money.ts'
import { capacityOn } from '../../domain/availability/openingHours.ts'
import type { BeyondCode } from '../../domain/orders/phoneOrder.ts'
import { answerQuestion, toQuestion } from '../availability/answerAvailability.ts'
import type { RuledCater } from '../catalogue/caterStateStore.ts'
import { findAvailabilityRules, reserveRoom, listBookedCovers } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'
import { OrderRejected } from './orderRejected.ts'

/** An order that is otherwise valid. */
export interface AvailabilityRequest {
  cater: RuledCater
  menus: readonly Pick<PlaceOrderBody['menus'][number], 'id' | 'amount'>[]
  time: { date: string; clock: string }
  /** Null for pickup. */
  zipCode: string | null
  /** Menus and extras after the price period. */
  goods: Oere
}

/**
 * Checks that an order is possible at its time. Throws {@link OrderRejected} with all reasons, unless all of them are
 * `beyond`, which its caterer goes beyond. `reserveRoom` must be called before the order is written: it throws where its
 * day has been filled meanwhile. `covers` count towards the capacity.
 */
export async function checkOrderAvailability(
  tx: Db,
  { cater, menus, time, zipCode, goods }: AvailabilityRequest,
  at: Date,
  beyond: readonly BeyondCode[] = [],
): Promise<{ covers: number; cancelSteps: AvailabilityRules['cancelSteps']; reserveRoom: () => Promise<void> }> {
  const lines = menus.map(({ id, amount }) => ({ menuId: id, covers: amount }))
  const rules = await findAvailabilityRules(
    tx,
    cater,
    menus.map(({ id }) => id),
  )
  const fulfilment = zipCode === null ? 'PICKUP' : 'DELIVERY'
  const query = { lines, fulfilment, zipCode, goodsPrice: toKroner(goods), clock: time.clock } as const
  const question = toQuestion(query, time.date, at)
  const booked = await listBookedCovers(tx, cater.id, time.date, time.date)
  const goesBeyond = (code: string) => beyond.some((beyondCode) => beyondCode === code)
  const { reasons } = availabilityOn(rules, booked, question)
  if (reasons.some(({ code }) => !goesBeyond(code))) throw await rejection(tx, cater.id, rules, question)
  const covers = countedCovers(rules, question.lines)
  return {
    covers,
    cancelSteps: rules.cancelSteps,
    async reserveRoom() {
      // The covers are booked with the order's row, however full the day is
      if (goesBeyond('DAY_FULL')) return
      if (await reserveRoom(tx, cater.id, time.date, covers, capacityOn(rules, time.date))) return
      throw await rejection(tx, cater.id, rules, question, { code: 'DAY_FULL', left: null, covers })
    },
  }
}

/** `otherwise` is the reason where all others are gone since: somebody may free covers in this moment. */
async function rejection(
  tx: Db,
  caterId: number,
  rules: AvailabilityRules,
  question: AvailabilityQuestion,
  otherwise?: UnavailableReason,
) {
  const answer = await answerQuestion(tx, caterId, rules, question)
  const { next, alternatives } = answer
  const reasons = answer.reasons.length === 0 && otherwise ? [otherwise] : answer.reasons
  return new OrderRejected(reasons.map(toIssue), { availability: { reasons, next, alternatives } })
}

/** AVA-8: the field that a reason is about. */
export function toIssue(reason: UnavailableReason): Issue {
  switch (reason.code) {
    case 'PAST':
      return { path: 'time.date', validatorKey: 'past' }
    case 'TOO_FAR_AHEAD':
      return { path: 'time.date', validatorKey: 'too_far' }
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
      return { path: 'delivery.zipCode', validatorKey: 'not_delivered' }
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
