import type { Order as OrderData } from '../../contract/orders.ts'
import { canAct } from '../../domain/orders/orderActs.ts'
import { UNDO_MS } from '../../domain/orders/orderStates.ts'
import { Need } from '../foods/Need.ts'
import { builder } from '../graph/builder.ts'
import { AllergenChange } from './AllergenChange.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { wireId } from '../graph/ids.ts'
import { canManage, servesFor } from '../session/viewer.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { ChangeLimits } from './ChangeLimits.ts'
import { Cancellation } from './Cancellation.ts'
import { OrderContent } from './OrderContent.ts'
import { OrderEvent, OrderMail, OrderMessage, OrderNote } from './OrderHistory.ts'
import { orderVersion, paymentMethodOf, statusOf } from '../v2/wireOrder.ts'

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'Where an order stands.',
  values: {
    AWAITING_APPROVAL: { description: 'The caterer has not answered.' },
    ACCEPTED: { description: 'The caterer has accepted; payment is missing.' },
    PAID: { description: 'Accepted and paid.' },
    REFUSED: { description: 'The caterer has refused.' },
    CANCELLED: { description: 'The customer has cancelled it, or the caterer called it off.' },
  },
})

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'How an order was paid.',
  values: { CARD: { description: 'By card.' }, BANK_TRANSFER: { description: 'By bank transfer.' } },
})

export const Order = loadableNode<OrderData>('Order', {
  key: (order) => order.id,
  load: (ids, { v2 }) => v2.orders.getMany(ids),
})

const PICKUP = 'null where the order is picked up.'
const OFFER = 'The v2 service still decides.'

Order.implement({
  interfaces: [OrderContent],
  description: 'What a customer ordered of a caterer, from the request to the payment.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    reference: t.exposeInt('orderRef', { description: 'The number people use: 100042. Rises by one for each order.' }),
    status: t.field({
      type: OrderStatus,
      description: 'Where it stands.',
      resolve: statusOf,
    }),
    caterNumber: t.exposeInt('caterId', { description: "The caterer's number." }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    deliveryDate: t.expose('delieveryDate', { type: 'Date', description: 'The Danish date of delivery or pickup.' }),
    deliveryTime: t.expose('time', { type: 'LocalTime', description: 'The Danish clock of delivery or pickup.' }),
    address: t.exposeString('address', { nullable: true, description: `Street and number; ${PICKUP}` }),
    zipCode: t.exposeString('zipCode', { nullable: true, description: `Danish postal code; ${PICKUP}` }),
    city: t.exposeString('city', { nullable: true, description: `City; ${PICKUP}` }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: "The customer's words; null where there are none.",
    }),
    orderer: t.exposeString('orderer', { description: "The customer's name." }),
    email: t.string({
      description: "The customer's email; empty for a phone order whose customer gave none.",
      resolve: (order) => order.User.email,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: "The customer's phone; null where not given.",
      resolve: (order) => order.User.phoneNumber,
    }),
    refusedReason: t.exposeString('refusedReason', {
      nullable: true,
      description: 'Why it was refused; null where it was not, or no reason was given.',
    }),
    paymentMethod: t.field({
      type: PaymentMethod,
      nullable: true,
      description: 'How it was paid; null until it is.',
      resolve: paymentMethodOf,
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the caterer noted that it was delivered; null before.',
    }),
    isByPhone: t.exposeBoolean('byPhone', {
      description: 'True for a phone order, which its caterer has created for the customer.',
    }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the caterer first opened it; null until then.',
    }),
    cancelledAt: t.expose('cancelledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled or called off; null where it was not.',
    }),
    isCalledOff: t.boolean({
      description: 'True where the caterer has called it off.',
      resolve: ({ cancelledBy }) => cancelledBy === 'cater',
    }),
    cancelReason: t.exposeString('cancelReason', {
      nullable: true,
      description: 'Why the caterer has called it off; null where it has not.',
    }),
    cancelFee: t.expose('cancelFee', {
      type: 'Money',
      nullable: true,
      description: 'Kroner that cancelling has cost; null where nobody cancelled, and where the caterer called it off.',
    }),
    cancellation: t.field({
      type: Cancellation,
      nullable: true,
      description: 'What cancelling costs now; null for all but `orderByLink`, and where it cannot be cancelled.',
      resolve: (order) => order.cancellation,
    }),
    changeLimits: t.field({
      type: ChangeLimits,
      nullable: true,
      description: 'What the customer may change now; null for all but `orderByLink`, and where nothing.',
      resolve: (order) => order.changeLimits,
    }),
    deliveryZone: t.exposeString('deliveryZone', {
      nullable: true,
      description: 'What the zone of the delivery was called when it was ordered; null without fee.',
    }),
    needs: t.expose('needs', {
      type: [Need],
      description: 'What its guests need; empty where nothing was said, and 30 days after the delivery.',
      complexity: { field: 1, multiplier: 2 },
    }),
    allergenChanges: t.expose('allergenChanges', {
      type: [AllergenChange],
      description:
        'Foods of which something else is declared since it was placed; empty once it is delivered or refused.',
      complexity: { field: 1, multiplier: 2 },
    }),
    viewerCanPropose: t.boolean({
      description:
        'Whether to offer `proposeChange`: to its caterer, and to whoever reads it by `orderByLink`. False while a ' +
        `proposal of the viewer's own side is open, and within 24 hours of the delivery. ${OFFER}`,
      resolve: ({ canPropose }) => canPropose,
    }),
    messages: t.field({
      type: [OrderMessage],
      description: 'Messages, oldest first.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ messages }) => messages,
    }),
    notes: t.field({
      type: [OrderNote],
      nullable: true,
      description: "What its caterer's people noted, oldest first; null for all but its caterer's owners and staff.",
      complexity: { field: 1, multiplier: 3 },
      resolve: (order, _args, { viewer }) => (servesFor(viewer, order.caterId) ? order.notes : null),
    }),
    events: t.field({
      type: [OrderEvent],
      description: 'What happened to it, oldest first.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ events }) => events,
    }),
    mails: t.field({
      type: [OrderMail],
      description: 'The mails about it, oldest first; null for all but its caterer and admins.',
      nullable: true,
      complexity: { field: 1, multiplier: 5 },
      resolve: (order, _args, { viewer }) => (canManage(viewer, order.caterId) ? order.mails : null),
    }),
    version: t.string({
      description: 'What its state is called, for updateOrder.',
      resolve: orderVersion,
    }),
    undoUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: `Until when the caterer may undo its last answer; null where it may not. ${OFFER}`,
      resolve: (order, _args, { viewer }) => (servesFor(viewer, order.caterId) ? undoUntil(order, new Date()) : null),
    }),
    viewerCanUndo: t.boolean({
      description:
        'Whether to offer `undoOrderAnswer`: true only for the user who gave its last answer (accepted, refused or ' +
        'paid), until `undoUntil`. False for everybody else, and where the v2 service does not say. The v2 service still decides.',
      resolve: (order, _args, { viewer }) => servesFor(viewer, order.caterId) && order.canUndo,
    }),
    viewerCanAccept: t.boolean({
      description: `Whether to offer accepting. ${OFFER}`,
      resolve: (order, _args, { viewer }) =>
        servesFor(viewer, order.caterId) && canAct('accept', 'cater', statusOf(order)),
    }),
    viewerCanRefuse: t.boolean({
      description: `Whether to offer refusing. ${OFFER}`,
      resolve: (order, _args, { viewer }) =>
        servesFor(viewer, order.caterId) && canAct('refuse', 'cater', statusOf(order)),
    }),
    viewerCanCallOff: t.boolean({
      description: `Whether to offer calling it off. ${OFFER}`,
      resolve: (order, _args, { viewer }) =>
        servesFor(viewer, order.caterId) && order.deliveredAt === null && canAct('cancel', 'cater', statusOf(order)),
    }),
    viewerCanMarkPaid: t.boolean({
      description: `Whether to offer marking as paid. ${OFFER}`,
      resolve: (order, _args, { viewer }) =>
        servesFor(viewer, order.caterId) && canAct('markPaid', 'cater', statusOf(order)),
    }),
  }),
})

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: 'An order; null where there is none that the viewer may see.',
    args: { id: t.arg.id({ required: true, description: "A global id, or the v2 service's UUID." }) },
    resolve: async (_root, { id }, context) => {
      try {
        return await Order.load(wireId('Order', id), context)
      } catch (error) {
        return nullIfNotFound(error)
      }
    },
  }),
)

function undoUntil(order: OrderData, now: Date): string | null {
  const status = statusOf(order)
  if (status === 'AWAITING_APPROVAL') return null
  const types = status === 'PAID' ? ['paid'] : ['accepted', 'refused']
  const answer = order.events.findLast(({ type }) => types.includes(type))
  const until = answer && new Date(Date.parse(answer.at) + UNDO_MS)
  return until && until > now ? until.toISOString() : null
}
