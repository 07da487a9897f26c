import type { Order as OrderData, OrderNote as OrderNoteData } from '../../contract/orders.ts'
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

export const OrderNote = builder.objectRef<OrderNoteData>('OrderNote').implement({
  description: "What somebody of a caterer noted about an order, for the caterer's people alone.",
  fields: (t) => ({
    id: t.id({ description: 'Unique among notes.', resolve: ({ id }) => `OrderNote:${id}` }),
    text: t.exposeString('text', { description: 'Plain text.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who wrote it; null once they are gone.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
})

export const OrderEventType = builder.enumType('OrderEventType', {
  description: 'What happened to an order.',
  values: {
    PLACED: { value: 'placed', description: 'The customer placed it.' },
    TAKEN: {
      value: 'taken',
      description: 'The caterer created it for the customer, on the phone, and so accepted it.',
    },
    SEEN: { value: 'seen', description: 'The caterer opened it for the first time.' },
    ACCEPTED: { value: 'accepted', description: 'The caterer accepted it.' },
    REFUSED: { value: 'refused', description: 'The caterer refused it.' },
    UNDONE: { value: 'undone', description: 'The caterer undid its answer.' },
    PAID: { value: 'paid', description: 'The caterer marked it as paid.' },
    DELIVERED: { value: 'delivered', description: 'The caterer noted that it was delivered.' },
    DELIVERY_UNDONE: { value: 'delivery_undone', description: 'The caterer undid that note.' },
    MESSAGE: { value: 'message', description: 'A message was written.' },
    MAILED: { value: 'mailed', description: 'A mail was sent.' },
    MAIL_FAILED: { value: 'mail_failed', description: 'A mail could not be sent.' },
    CANCELLED: { value: 'cancelled', description: 'The customer cancelled it, or the caterer called it off.' },
    CHANGED: {
      value: 'changed',
      description: 'An admin changed address, time or comment, or the customer changed it.',
    },
    PROPOSED: { value: 'proposed', description: 'The caterer or the customer proposed a change.' },
    PROPOSAL_ACCEPTED: { value: 'proposal_accepted', description: 'The other side accepted it.' },
    PROPOSAL_DECLINED: { value: 'proposal_declined', description: 'The other side declined it.' },
    PROPOSAL_WITHDRAWN: { value: 'proposal_withdrawn', description: 'Who proposed it withdrew it.' },
    PROPOSAL_EXPIRED: { value: 'proposal_expired', description: 'Nobody answered it in time.' },
  },
})

export const OrderEvent = builder.objectRef<OrderData['events'][number]>('OrderEvent').implement({
  description: 'Something that happened to an order.',
  fields: (t) => ({
    type: t.field({ type: OrderEventType, description: 'What.', resolve: ({ type }) => type }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who did it; null for the system. For the customer the caterer, not the person.',
    }),
    mailKind: t.exposeString('mailKind', {
      nullable: true,
      description: 'What the mail is about, as in OrderMail.kind; null for other events, and where it is not known.',
    }),
  }),
})

const OrderMailState = builder.enumType('OrderMailState', {
  description: 'How far a mail has come.',
  values: {
    QUEUED: { value: 'queued', description: 'It waits to be sent.' },
    SENT: { value: 'sent', description: 'A mail server has accepted it.' },
    FAILED: { value: 'failed', description: 'It was given up after many attempts.' },
  },
})

export const OrderMail = builder.objectRef<OrderData['mails'][number]>('OrderMail').implement({
  description: 'A mail about an order.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among mails.', resolve: ({ id }) => `OrderMail:${id}` }),
    kind: t.exposeString('kind', { description: "What it is about: 'placed', 'accepted', 'receipt' and so on." }),
    to: t.exposeString('to', { description: 'Whose address it goes to; empty once that has been deleted.' }),
    state: t.field({ type: OrderMailState, description: 'How far it has come.', resolve: ({ state }) => state }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was written, or sent.' }),
    viewerCanResend: t.boolean({
      description:
        'Whether to offer `resendOrderMail`: false while it waits, and for an old one whose content has been deleted. ' +
        'The v2 service still decides.',
      resolve: ({ state, canResend }) => canResend ?? state !== 'queued',
    }),
  }),
})
