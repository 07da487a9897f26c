import type { UnavailableReason } from '../../../contract/availability.ts'
import type { PlaceOrderRejection } from '../../../contract/orders.ts'
import type { OrderTerms } from '../../../contract/proposals.ts'
import {
  availability,
  availabilityOn,
  type BookedCovers,
  countedCovers,
  latestDate,
  type UnavailableReason as Reason,
} from '../../../domain/availability/availability.ts'
import type { AvailabilityRules } from '../../../domain/availability/availabilityRules.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { reservedCoversOn } from './reservedCovers.ts'
import { type Oere, toKroner } from '../../../domain/money/money.ts'
import { toQuestion } from '../../availability/answerAvailability.ts'
import { findAvailabilityRules, listBookedCovers } from '../../availability/availabilityStore.ts'
import { toWireReason } from '../../availability/availabilityWire.ts'
import type { Db } from '../../database/connect.ts'
import { findOrderedFrom } from '../customerChangeStore.ts'
import type { OrderRow } from '../orderStore.ts'
import { goodsOf } from './orderTerms.ts'

/** The rules of an order's caterer for menus; undefined where the caterer is gone. */
export async function findProposalRules(
  db: Db,
  caterId: number,
  menuIds: readonly string[],
): Promise<AvailabilityRules | undefined> {
  const cater = await findOrderedFrom(db, caterId)
  return cater && findAvailabilityRules(db, cater, menuIds)
}

/** The covers that the open proposal of an order reserves; null while there is none. */
const proposedPlace = ({ proposedDate, proposedCovers }: OrderRow) =>
  proposedDate === null ? null : { date: proposedDate, covers: proposedCovers }

/** The days on which an order reserves covers, with its open proposal. */
export const heldDays = ({ deliveryDate, proposedDate }: OrderRow): string[] =>
  proposedDate === null ? [deliveryDate] : [deliveryDate, proposedDate]

/** The covers that an order itself reserves on a day, with its open proposal. */
export const ownCovers = (order: OrderRow, date: string): number =>
  reservedCoversOn(date, { date: order.deliveryDate, covers: order.countedCovers }, proposedPlace(order))

/** The covers of terms that count towards the capacity. */
export const countedOf = (rules: AvailabilityRules, { content }: OrderTerms): number =>
  countedCovers(rules, linesOf(content))

const linesOf = ({ menus }: OrderTerms['content']) => menus.map(({ id, amount }) => ({ menuId: id, covers: amount }))

/** The covers that others have booked on each day from one to another. */
async function listOthersCovers(db: Db, order: OrderRow, from: string, to: string): Promise<BookedCovers> {
  const booked = await listBookedCovers(db, order.caterId, from, to)
  return Object.fromEntries(Object.entries(booked).map(([date, covers]) => [date, covers - ownCovers(order, date)]))
}

const questionOf = (terms: OrderTerms, goods: Oere, now: Date) =>
  toQuestion(
    {
      lines: linesOf(terms.content),
      fulfilment: terms.zipCode === null ? 'PICKUP' : 'DELIVERY',
      zipCode: terms.zipCode,
      goodsPrice: toKroner(goods),
      clock: terms.clock,
    },
    terms.date,
    now,
  )

/** CHG-5: what speaks against terms, for the caterer, who may agree all the same. */
export async function listWarnings(
  db: Db,
  order: OrderRow,
  terms: OrderTerms,
  now: Date,
): Promise<UnavailableReason[]> {
  const menuIds = terms.content.menus.map(({ id }) => id)
  const rules = await findProposalRules(db, order.caterId, menuIds)
  if (!rules) return []
  const booked = await listOthersCovers(db, order, terms.date, terms.date)
  const { reasons, warnings } = availabilityOn(rules, booked, questionOf(terms, goodsOf(terms), now))
  return [...reasons, ...warnings].map(toWireReason)
}

/**
 * Why a customer cannot propose terms, with when else; null where nothing stands in the way. The notice does not: the
 * caterer decides about that. Nor does what is so of the order as it stands.
 */
export async function findRejection(
  db: Db,
  order: OrderRow,
  { before, terms, rules }: { before: OrderTerms; terms: OrderTerms; rules: AvailabilityRules },
  now: Date,
): Promise<NonNullable<PlaceOrderRejection['availability']> | null> {
  const today = danishDate(now)
  const booked = await listOthersCovers(db, order, today, latestDate(rules, today))
  const reasonsFor = (some: OrderTerms) => availabilityOn(rules, booked, questionOf(some, goodsOf(some), now)).reasons
  const already = new Set(reasonsFor(before).map(nameOf))
  const reasons = reasonsFor(terms).filter(
    (reason) => reason.code !== 'LEAD_TIME' && (reason.code === 'DAY_FULL' || !already.has(nameOf(reason))),
  )
  if (reasons.length === 0) return null
  const { next } = availability(rules, booked, questionOf(terms, goodsOf(terms), now))
  return { reasons: reasons.map(toWireReason), next, alternatives: next === null ? [] : [next] }
}

const nameOf = (reason: Reason): string => `${reason.code} ${'menu' in reason ? reason.menu : ''}`
