import { z } from 'zod'
import { AvailabilityAnswer } from './availability.ts'
import { CHILD_TYPES } from '../domain/menuTypes.ts'
import {
  MAX_MESSAGE_LENGTH,
  MAX_REASON_LENGTH,
  MIN_CATER_MESSAGE_LENGTH,
  ORDER_TEXT_LENGTHS,
} from '../domain/textLengths.ts'
import { Issue } from './problems.ts'
import {
  absent,
  Kroner,
  RequestDate,
  requiredText,
  text,
  WireClock,
  WireDate,
  WireFlag,
  WireId,
  WireInt,
  WireMoment,
  WireNumber,
} from './wire.ts'

/** An ordered item. `amount` is for the whole line: covers times number, or an extra's own number. Kroner for one. */
export const OrderItem = z.object({
  id: WireId,
  name: z.string(),
  type: z.enum(CHILD_TYPES),
  amount: WireInt,
  price: Kroner,
})
export type OrderItem = z.infer<typeof OrderItem>

/** An ordered menu, copied when ordered: covers, and the price of one cover in kroner with all surcharges. */
export const OrderMenu = z.object({
  id: WireId,
  name: z.string(),
  type: z.string(),
  amount: WireInt,
  price: Kroner,
  groups: z
    .array(z.object({ group: z.object({ id: WireId, name: z.string() }), items: z.array(OrderItem) }))
    .default([]),
  items: z.array(OrderItem).default([]),
})
export type OrderMenu = z.infer<typeof OrderMenu>

export const OrderService = z.object({ id: WireId, name: z.string(), price: Kroner })

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

/** The price period that applied to the delivery date; amount is its change of the total, in kroner. */
export const ActivePeriodPrice = z.object({
  id: WireId,
  type: WireInt,
  percentage: WireNumber,
  amount: Kroner,
})

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
  content: z.object({ menus: z.array(OrderMenu), services: z.array(OrderService).default([]) }),
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
  canUndo: WireFlag.default(false).describe(CAN_UNDO),
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

/** Single-line text. */
const ShortText = z.string().max(200)

const orderText = (path: keyof typeof ORDER_TEXT_LENGTHS) => z.string().max(ORDER_TEXT_LENGTHS[path])

/**
 * ANM-13. `price` is the total in kroner that the customer saw. Texts may be empty here: the service itself reports
 * the missing field, with its path and validatorKey.
 */
export const PlaceOrderBody = z.object({
  user: z
    .object({
      firstName: orderText('user.firstName'),
      lastName: orderText('user.lastName'),
      email: orderText('user.email'),
      phone: orderText('user.phone'),
    })
    .partial(),
  delivery: z
    .object({ address: orderText('delivery.address'), zipCode: ShortText, city: orderText('delivery.city') })
    .partial()
    .nullable(),
  time: z.object({ date: ShortText, clock: ShortText }).partial(),
  comment: orderText('comment').nullish(),
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

/** Today's prices in kroner, when those sent differ: of one cover and of the whole line, by the line's index. */
export const CurrentPrices = z.object({
  menus: z.array(z.object({ index: z.int(), price: Kroner, total: Kroner })),
  services: Kroner,
  delivery: absent(Kroner).describe('Addition: the fee of the delivery; null where there is none.'),
  total: Kroner,
})
export type CurrentPrices = z.infer<typeof CurrentPrices>

export const PlacedOrder = z.object({ order: z.object({ id: WireId, orderRef: WireInt }).loose() })
export const PlaceOrderRefusal = z.object({
  errors: z.array(Issue),
  prices: CurrentPrices.optional(),
  availability: AvailabilityAnswer.pick({ reasons: true, next: true, alternatives: true })
    .optional()
    .describe('Addition: why it cannot be had then, and when instead.'),
})
export type PlaceOrderRefusal = z.infer<typeof PlaceOrderRefusal>

export const RefuseBody = z.object({ reason: z.string().max(MAX_REASON_LENGTH).nullish() })
export const PaidBody = z.object({ payment_method_other: z.boolean().nullish() })

/** The order after a command. */
export const AnsweredOrder = z.object({ order: Order })

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
    zipCode: z
      .string()
      .regex(/^\d{4}$/)
      .nullable(),
    city: text(200).nullable(),
    delieveryDate: RequestDate,
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
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
