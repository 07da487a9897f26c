import { z } from 'zod'
import { AvailabilityResult, CancelTerm } from './availability.ts'
import { BEYOND_CODES } from '../domain/orders/phoneOrder.ts'
import {
  MAX_MESSAGE_LENGTH,
  MAX_REASON_LENGTH,
  MIN_CATER_MESSAGE_LENGTH,
  ORDER_TEXT_LENGTHS,
} from '../domain/texts/textLengths.ts'
import { Declaration } from './foods.ts'
import { Need, PlacedNeeds } from './needs.ts'
import { ActivePeriodPrice, OrderContent } from './orderContent.ts'
import { Issue } from './problems.ts'
import { Proposal } from './proposals.ts'
import {
  absent,
  Kroner,
  PlainText,
  RequestClock,
  RequestDate,
  requiredText,
  text,
  WireClock,
  WireDate,
  WireFlag,
  WireId,
  WireInt,
  WireMoment,
  ZipCode,
} from './wire.ts'

export const OrderMessage = z.object({
  id: WireId,
  message: z.string(),
  orderId: WireId,
  sender: z.enum(['cater', 'customer']),
  createdAt: WireMoment,
})
export type OrderMessage = z.infer<typeof OrderMessage>

export const OrderNote = z.object({
  id: WireId,
  text: z.string(),
  by: absent(z.string()).describe('The name of who wrote it; null once they are gone.'),
  createdAt: WireMoment,
})
export type OrderNote = z.infer<typeof OrderNote>

const EVENT_BY =
  'The name of who did it; null for the system. A customer reads the name of the caterer, not of its people.'

export const OrderEvent = z.object({
  type: z.enum([
    'placed',
    'taken',
    'seen',
    'accepted',
    'refused',
    'undone',
    'paid',
    'delivered',
    'delivery_undone',
    'message',
    'mailed',
    'mail_failed',
    'changed',
    'cancelled',
    'proposed',
    'proposal_accepted',
    'proposal_declined',
    'proposal_withdrawn',
    'proposal_expired',
  ]),
  at: WireMoment,
  by: absent(z.string()).describe(EVENT_BY),
  mailKind: absent(z.string()).describe(
    'Addition: the kind of mail that was sent or has failed; null for other events.',
  ),
})

export const OrderMail = z.object({
  id: WireId,
  kind: z.string(),
  to: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  at: WireMoment,
  canResend: absent(WireFlag).describe('Addition: false while it waits, and once its content has been deleted.'),
})
export type OrderMail = z.infer<typeof OrderMail>

/** ALG-6: what is declared of a food of a coming order now, where it was something else when it was ordered. */
const AllergenChange = z.object({
  food: z.string(),
  changedAt: WireMoment,
  before: absent(Declaration),
  after: absent(Declaration),
})

/** CHG-7: what cancelling costs the customer now, and until when it costs what. Clocks are Danish. */
export const Cancellation = z.object({
  fee: Kroner,
  percent: WireInt,
  terms: z.array(CancelTerm),
})
export type Cancellation = z.infer<typeof Cancellation>

/** CHG-3: until when the customer may change the order, and between which covers each line. The clock is Danish. */
export const ChangeLimits = z.object({
  date: WireDate,
  clock: WireClock,
  lines: z.array(z.object({ min: WireInt, max: WireInt })),
})
export type ChangeLimits = z.infer<typeof ChangeLimits>

const CAN_UNDO =
  'Addition: true where the user who reads the order has accepted or refused it, or marked it paid, as its last answer ' +
  'and can still undo that; false for everybody else.'

/** An order as it was placed, with its current state. `delieveryDate` is the wire's spelling. */
export const Order = z.object({
  id: WireId,
  orderRef: WireInt,
  caterId: WireInt,
  User: z.object({ id: absent(WireId), email: z.string(), phoneNumber: absent(z.string()) }),
  orderer: z.string(),
  price: Kroner,
  createdAt: WireMoment,
  delieveryDate: WireDate,
  time: WireClock,
  city: absent(z.string()),
  zipCode: absent(z.string()),
  address: absent(z.string()),
  comment: absent(z.string()),
  refused: WireFlag,
  refusedReason: absent(z.string()),
  caterAccept: WireFlag,
  paid: WireFlag,
  payment_method_other: WireFlag.default(false),
  seenAt: absent(WireMoment),
  deliveredAt: absent(WireMoment).describe('Addition: when the caterer noted that it was delivered.'),
  content: OrderContent,
  subEnvelopes: z.array(z.unknown()).default([]),
  messages: z.array(OrderMessage).default([]),
  notes: absent(z.array(OrderNote)).describe("Addition: what its caterer's people noted; null for all others."),
  events: z.array(OrderEvent).default([]),
  mails: z.array(OrderMail).default([]),
  activePeriodPrice: absent(ActivePeriodPrice),
  deliveryFee: absent(Kroner).describe(
    'Addition: kroner for the delivery, part of the price; null for pickup and without zones.',
  ),
  deliveryZone: absent(z.string()).describe('Addition: the name of the zone when it was ordered; null without fee.'),
  cancelledAt: absent(WireMoment).describe('Addition: when it was cancelled; null where it is not.'),
  cancelledBy: absent(z.enum(['cater', 'customer'])),
  cancelReason: absent(z.string()).describe('Addition: why the caterer has called it off.'),
  cancelFee: absent(Kroner).describe('Addition: what cancelling has cost; null where the caterer has called it off.'),
  cancellation: absent(Cancellation).describe(
    'Addition: what cancelling costs now, for whoever holds the link of the order; null for all others, and where it cannot be cancelled.',
  ),
  changeLimits: absent(ChangeLimits).describe(
    'Addition: what the customer may change, for whoever holds the link of the order; null for all others, and where nothing.',
  ),
  proposals: z
    .array(Proposal)
    .default([])
    .describe('Addition: changes that a side has proposed to the other, the newest first.'),
  canPropose: WireFlag.default(false).describe(
    'Addition: true where who reads the order may propose a change now: its caterer, or whoever holds its link.',
  ),
  byPhone: WireFlag.default(false).describe(
    'Addition: true where its caterer created it for the customer, on the phone.',
  ),
  canUndo: WireFlag.default(false).describe(CAN_UNDO),
  needs: z.array(Need).default([]).describe('Addition: what its guests need; deleted 30 days after the delivery.'),
  allergenChanges: z
    .array(AllergenChange)
    .default([])
    .describe('Addition: foods of which something else is declared since; empty once it is delivered or refused.'),
})
export type Order = z.infer<typeof Order>

/** One chosen item; groupId is left out for direct children and extras. An extra's amount is absolute. */
const PlacedItem = z.object({ id: z.string(), groupId: z.string().nullish(), amount: z.number() })

/** A placed line: covers, and the price of one cover in kroner that the customer saw. */
const PlacedMenu = z.object({
  id: z.string(),
  amount: z.number(),
  price: z.number(),
  items: z.array(PlacedItem).max(200),
})

/** Short text that the service itself checks by a pattern. */
const ShortText = PlainText.max(200)

const orderText = (path: keyof typeof ORDER_TEXT_LENGTHS) => z.string().normalize().max(ORDER_TEXT_LENGTHS[path])

/**
 * ANM-13. `price` is the total in kroner that the customer saw. Texts may be empty here: the service itself reports
 * the missing field, with its path and validatorKey.
 */
export const PlaceOrderBody = z.object({
  user: z
    .object({
      firstName: orderText('user.firstName'),
      lastName: orderText('user.lastName'),
      email: PlainText.max(ORDER_TEXT_LENGTHS['user.email']),
      phone: PlainText.max(ORDER_TEXT_LENGTHS['user.phone']),
    })
    .partial(),
  delivery: z
    .object({ address: orderText('delivery.address'), zipCode: ShortText, city: orderText('delivery.city') })
    .partial()
    .nullable(),
  time: z.object({ date: ShortText, clock: ShortText }).partial(),
  comment: orderText('comment').nullish(),
  needs: PlacedNeeds.nullish(),
  menus: z.array(PlacedMenu).max(200),
  services: z.array(z.object({ id: z.string(), price: z.number() })).max(100),
  formattedMenus: z.unknown().optional(),
  formattedServices: z.unknown().optional(),
  caterId: z.int32(),
  newsletter: z.boolean().optional(),
  activePeriodPrice: z.unknown().optional(),
  price: z.number(),
})
export type PlaceOrderBody = z.infer<typeof PlaceOrderBody>

/**
 * DAY-13: an order that a caterer creates for a customer, whose email may be missing. `beyond` are the reasons against it
 * that the caterer has seen and goes beyond.
 */
export const PhoneOrderBody = PlaceOrderBody.extend({
  beyond: z.array(z.enum(BEYOND_CODES)).max(BEYOND_CODES.length).default([]),
})
export type PhoneOrderBody = z.infer<typeof PhoneOrderBody>

/** Today's prices in kroner, when those sent differ: of one cover and of the whole line, by the line's index. */
export const CurrentPrices = z.object({
  menus: z.array(z.object({ index: z.int(), price: Kroner, total: Kroner })),
  services: Kroner,
  delivery: absent(Kroner).describe('Addition: the fee of the delivery; null where there is none.'),
  total: Kroner,
})
export type CurrentPrices = z.infer<typeof CurrentPrices>

export const PlaceOrderResponse = z.object({
  order: z
    .object({
      id: WireId,
      orderRef: WireInt,
      linkToken: z
        .string()
        .optional()
        .describe(
          'Addition: a new token of the order’s page, for whoever placed it. Never stored: a repeated call answers another, and none once the customer has renewed the link.',
        ),
    })
    .loose(),
})
export const PlaceOrderRejection = z.object({
  errors: z.array(Issue),
  prices: CurrentPrices.optional(),
  availability: AvailabilityResult.pick({ reasons: true, next: true, alternatives: true })
    .optional()
    .describe('Addition: why it is not available then, and when instead.'),
})
export type PlaceOrderRejection = z.infer<typeof PlaceOrderRejection>

export const RefuseBody = z.object({ reason: z.string().normalize().max(MAX_REASON_LENGTH).nullish() })
/** An answer that its user can take back for 10 s. */
export const UndoableAnswer = z.enum(['accepted', 'refused', 'paid'])
export type UndoableAnswer = z.infer<typeof UndoableAnswer>
/** The answer that is taken back; the last one where it is not named. */
export const UndoBody = z.object({ answer: UndoableAnswer.nullish() })
export const PaidBody = z.object({ payment_method_other: z.boolean().nullish() })

/** CHG-3: what the customer changes; what is left out stays. `price` is the new total that the customer has seen. */
export const CustomerChangeBody = z.object({
  covers: z.array(z.int().min(1)).max(200).optional(),
  address: orderText('delivery.address').optional(),
  zipCode: ShortText.optional(),
  city: orderText('delivery.city').optional(),
  comment: orderText('comment').optional(),
  price: z.number(),
})
export type CustomerChangeBody = z.infer<typeof CustomerChangeBody>

/** CHG-7: the fee that the customer has seen, in kroner. */
export const CancelBody = z.object({ fee: z.number() })
export const CallOffBody = z.object({ reason: requiredText(MAX_REASON_LENGTH) })

/** The order after a command. */
export const OrderResponse = z.object({ order: Order })

/** A message about an order. Repeating the order's id is optional. */
export const MessageBody = z.object({ message: requiredText(MAX_MESSAGE_LENGTH), orderId: z.string().optional() })

/** DAY-12: a note that only the caterer's people read. */
export const NoteBody = z.object({ note: requiredText(MAX_MESSAGE_LENGTH) })

export const CaterMessageBody = MessageBody.extend({
  message: requiredText(MAX_MESSAGE_LENGTH).min(MIN_CATER_MESSAGE_LENGTH),
})

/** A correction of an order by an admin: omitted fields stay as they are. The address is null for pickup. */
export const OrderChange = z
  .object({
    address: text(300).nullable(),
    zipCode: ZipCode.nullable(),
    city: text(200).nullable(),
    delieveryDate: RequestDate,
    time: RequestClock,
    comment: text(5000).nullable(),
  })
  .partial()
export type OrderChange = z.infer<typeof OrderChange>

/** Events of orders. `cursor` only increases: to resume, send the last one as `after`. */
export const HappenedToOrder = z.object({
  cursor: WireId,
  orderId: WireId,
  type: OrderEvent.shape.type,
  at: WireMoment,
})
export type HappenedToOrder = z.infer<typeof HappenedToOrder>

/** The most events of one answer of the service. */
export const MAX_ORDER_EVENTS = 500

/** A mail as admins see it, without its content. */
export const AdminMail = OrderMail.extend({ orderId: absent(WireId) })
export type AdminMail = z.infer<typeof AdminMail>
