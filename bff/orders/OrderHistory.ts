import type { Order as OrderData } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'

const OrderMessageSender = builder.enumType('OrderMessageSender', {
  description: 'Who wrote a message.',
  values: {
    CATER: { value: 'cater', description: 'The caterer.' },
    CUSTOMER: { value: 'customer', description: 'The customer.' },
  },
})

export const OrderMessage = builder.objectRef<OrderData['messages'][number]>('OrderMessage').implement({
  description: 'A message about an order.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among messages.', resolve: ({ id }) => `OrderMessage:${id}` }),
    message: t.exposeString('message', { description: 'Plain text.' }),
    sender: t.field({ type: OrderMessageSender, description: 'Who wrote it.', resolve: ({ sender }) => sender }),
    sentAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
})

const OrderEventType = builder.enumType('OrderEventType', {
  description: 'What happened to an order.',
  values: {
    PLACED: { value: 'placed', description: 'The customer placed it.' },
    SEEN: { value: 'seen', description: 'The caterer opened it for the first time.' },
    ACCEPTED: { value: 'accepted', description: 'The caterer accepted it.' },
    REFUSED: { value: 'refused', description: 'The caterer refused it.' },
    UNDONE: { value: 'undone', description: 'The caterer took its answer back.' },
    PAID: { value: 'paid', description: 'The caterer marked it as paid.' },
    MESSAGE: { value: 'message', description: 'A message was written.' },
    MAILED: { value: 'mailed', description: 'A mail was sent.' },
    MAIL_FAILED: { value: 'mail_failed', description: 'A mail could not be sent.' },
    CHANGED: { value: 'changed', description: 'An admin changed address, time or comment.' },
  },
})

export const OrderEvent = builder.objectRef<OrderData['events'][number]>('OrderEvent').implement({
  description: 'Something that happened to an order.',
  fields: (t) => ({
    type: t.field({ type: OrderEventType, description: 'What.', resolve: ({ type }) => type }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who did it; null for the system.' }),
  }),
})
