import { z } from 'zod'
import { MAX_OPEN_HOURS, PROPOSAL_SIDES, PROPOSAL_STATES } from '../domain/orders/proposals.ts'
import { MAX_NAME_LENGTH, MAX_PROPOSAL_MESSAGE_LENGTH, ORDER_TEXT_LENGTHS } from '../domain/texts/textLengths.ts'
import { UnavailableReason } from './availability.ts'
import { ActivePeriodPrice, OrderContent } from './orderContent.ts'
import {
  absent,
  Kroner,
  Price,
  RequestClock,
  RequestDate,
  requiredText,
  text,
  WireClock,
  WireDate,
  WireFlag,
  WireId,
  WireMoment,
  ZipCode,
} from './wire.ts'

/** The part of an order that a proposal changes. The last three places are null for pickup; clocks are Danish. */
export const OrderTerms = z.object({
  date: WireDate,
  clock: WireClock,
  address: absent(z.string()),
  zipCode: absent(z.string()),
  city: absent(z.string()),
  content: OrderContent,
  activePeriodPrice: absent(ActivePeriodPrice),
  deliveryFee: absent(Kroner),
  deliveryZone: absent(z.string()),
  price: Kroner.describe('The total in kroner.'),
})
export type OrderTerms = z.infer<typeof OrderTerms>

/** CHG-4: a change that a side has proposed to the other, with the whole new content and price. */
export const Proposal = OrderTerms.extend({
  id: WireId,
  by: z.enum(PROPOSAL_SIDES),
  state: z.enum(PROPOSAL_STATES).describe('`expired` from the minute it ends.'),
  message: absent(z.string()),
  createdAt: WireMoment,
  openUntil: WireMoment,
  answeredAt: absent(WireMoment).describe('When it was accepted, declined, withdrawn or superseded, or has expired.'),
  before: OrderTerms.describe('The order as it was when this was proposed.'),
  canAnswer: WireFlag.default(false).describe('True where who reads it may accept or decline it now.'),
  canWithdraw: WireFlag.default(false).describe('True where who reads it may withdraw it now.'),
  warnings: absent(z.array(UnavailableReason)).describe(
    'What speaks against an open one, for its caterer who reads the order alone; null for all others.',
  ),
})
export type Proposal = z.infer<typeof Proposal>

const MAX_LINES = 200
const MAX_EXTRA_LINES = 10
const covers = z.int().min(1).max(100_000)

/** A line that stays, named by its place from 0, with other covers; other numbers of its extras, by id, 0 removes one. */
const RetainedLine = z.object({
  line: z.int().min(0).max(MAX_LINES),
  covers,
  extras: z
    .array(z.object({ id: z.string().max(100), amount: z.int().min(0).max(100_000) }))
    .max(MAX_LINES)
    .optional(),
})

/** A line of today's catalogue; an extra's amount is absolute, any other is for one cover. */
const NewLine = z.object({
  menu: z.object({
    id: z.string().max(100),
    items: z
      .array(z.object({ id: z.string().max(100), groupId: z.string().max(100).nullish(), amount: z.number() }))
      .max(MAX_LINES),
  }),
  covers,
})
export type NewLine = z.infer<typeof NewLine>

/**
 * CHG-4: what somebody proposes; what is left out stays. `lines` are all lines of the order then. `delivery` null is
 * pickup. Extra lines, discount and fee are the caterer's alone; a discount of 0 removes it. `price` is the new total in
 * kroner that who proposes has seen.
 */
export const ProposalBody = z.object({
  price: z.number(),
  date: RequestDate.optional(),
  clock: RequestClock.optional(),
  delivery: z
    .object({
      address: requiredText(ORDER_TEXT_LENGTHS['delivery.address']),
      zipCode: ZipCode,
      city: requiredText(ORDER_TEXT_LENGTHS['delivery.city']),
    })
    .nullish(),
  lines: z
    .array(z.union([RetainedLine, NewLine]))
    .min(1)
    .max(MAX_LINES)
    .optional(),
  extraLines: z
    .array(z.object({ name: requiredText(MAX_NAME_LENGTH), price: Price }))
    .max(MAX_EXTRA_LINES)
    .optional(),
  discount: z.object({ name: requiredText(MAX_NAME_LENGTH), amount: Price }).optional(),
  deliveryFee: Price.optional(),
  message: text(MAX_PROPOSAL_MESSAGE_LENGTH).optional(),
  openHours: z.int().min(1).max(MAX_OPEN_HOURS).optional(),
})
export type ProposalBody = z.infer<typeof ProposalBody>

/** The total in kroner that who accepts has seen. */
export const AcceptProposalBody = z.object({ price: z.number() })
