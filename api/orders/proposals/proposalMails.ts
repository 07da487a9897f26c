import type { OrderTerms, Proposal } from '../../../contract/proposals.ts'
import { danishClock, danishDate } from '../../../domain/time/danishTime.ts'
import { formatLongDate } from '../../../domain/time/formats.ts'
import { orderDifferences } from '../../../domain/orders/orderDifferences.ts'
import { NO_WITHDRAWAL_TEXT } from '../../../domain/texts/texts.ts'
import type { NewMail } from '../../mail/mail.ts'
import { withTerms } from './orderTerms.ts'
import { caterMail, customerMail, type MailedCater, type MailedOrder } from '../mails/orderMails.ts'

/** A proposal as mails show it. */
export interface MailedProposal extends Pick<Proposal, 'by' | 'message'> {
  terms: OrderTerms
  before: OrderTerms
  openUntil: Date
}

/** Makes a mail about a proposal that waits for an answer. */
type ProposalMail = (order: MailedOrder, cater: MailedCater, at: Date, proposal: MailedProposal) => NewMail

/** CHG-4: the mail to the customer of what the caterer proposes. */
export const proposalMail: ProposalMail = (order, cater, at, proposal) =>
  customerMail(
    'proposal',
    `${cater.name} foreslår en ændring af bestilling ${order.orderRef}`,
    withTerms(order, proposal.terms),
    cater,
    at,
    customerParagraphs(
      proposal,
      `${cater.name} foreslår en ændring af din bestilling. Den ændres først, når du har sagt ja.`,
    ),
  )

/** The notice to the caterer of what its customer proposes. */
export const proposalNoticeMail: ProposalMail = (order, cater, at, proposal) =>
  caterMail(
    'proposal_notice',
    `Kunden foreslår en ændring af bestilling ${order.orderRef}`,
    withTerms(order, proposal.terms),
    cater,
    at,
    caterParagraphs(
      proposal,
      `${order.orderer} foreslår en ændring af en bestilling. Den ændres først, når I har sagt ja.`,
    ),
  )

/** CHG-5: the reminder to the customer at half time. */
export const proposalReminderMail: ProposalMail = (order, cater, at, proposal) =>
  customerMail(
    'proposal_reminder',
    reminderSubject(order),
    withTerms(order, proposal.terms),
    cater,
    at,
    customerParagraphs(proposal, `${cater.name} venter på dit svar på en ændring af din bestilling.`),
  )

/** The reminder to the caterer at half time. */
export const proposalReminderNoticeMail: ProposalMail = (order, cater, at, proposal) =>
  caterMail(
    'proposal_reminder_notice',
    reminderSubject(order),
    withTerms(order, proposal.terms),
    cater,
    at,
    caterParagraphs(proposal, `${order.orderer} venter på jeres svar på en ændring af en bestilling.`),
  )

/** The confirmation to the customer of what both have agreed on; the order is the agreed one. */
export const agreedMail = (
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  { isByCater, wasAwaiting }: { isByCater: boolean; wasAwaiting: boolean },
): NewMail =>
  customerMail('proposal_accepted', `Din bestilling ${order.orderRef} er ændret`, order, cater, at, [
    isByCater
      ? `Du har accepteret den ændring, som ${cater.name} foreslog. Sådan ser din bestilling ud nu.`
      : `${cater.name} har accepteret den ændring, du foreslog. Sådan ser din bestilling ud nu.`,
    ...(wasAwaiting ? ['Bestillingen er dermed godkendt.', NO_WITHDRAWAL_TEXT] : []),
  ])

/** The notice to the caterer that the customer has accepted; the order is the agreed one. */
export const agreedNoticeMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('proposal_accepted_notice', `Kunden har accepteret: Bestilling ${order.orderRef}`, order, cater, at, [
    `${order.orderer} har accepteret den ændring, I foreslog. Sådan ser bestillingen ud nu.`,
  ])

/** The mail to the customer whose proposal the caterer has declined. */
export const declinedMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('proposal_declined', `Svar på dit forslag til bestilling ${order.orderRef}`, order, cater, at, [
    `${cater.name} har desværre afvist den ændring, du foreslog. Din bestilling gælder som før.`,
  ])

/** The notice to the caterer whose proposal the customer has declined. */
export const declinedNoticeMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('proposal_declined_notice', `Kunden har afvist forslaget: Bestilling ${order.orderRef}`, order, cater, at, [
    `${order.orderer} har afvist den ændring, I foreslog. Bestillingen gælder som før.`,
  ])

/** The mail to the customer about a proposal that nobody has answered in time. */
export const expiredMail = (
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  { by }: Pick<MailedProposal, 'by'>,
): NewMail =>
  customerMail('proposal_expired', `Forslaget til bestilling ${order.orderRef} er udløbet`, order, cater, at, [
    by === 'cater'
      ? `Den ændring, som ${cater.name} foreslog, er udløbet. Din bestilling gælder som før.`
      : `${cater.name} har ikke svaret på den ændring, du foreslog. Din bestilling gælder som før.`,
  ])

/** The notice to the caterer about a proposal that nobody has answered in time. */
export const expiredNoticeMail = (
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  { by }: Pick<MailedProposal, 'by'>,
): NewMail =>
  caterMail('proposal_expired_notice', `Forslaget til bestilling ${order.orderRef} er udløbet`, order, cater, at, [
    by === 'cater'
      ? 'Kunden har ikke svaret på den ændring, I foreslog. Bestillingen gælder som før.'
      : 'I har ikke svaret på den ændring, kunden foreslog. Bestillingen gælder som før.',
  ])

const reminderSubject = ({ orderRef }: MailedOrder) => `Påmindelse: Svar på forslaget til bestilling ${orderRef}`

const customerParagraphs = (proposal: MailedProposal, first: string): string[] => [
  first,
  ...proposalTexts(proposal),
  `Svar senest ${deadline(proposal)} på bestillingens side. Svarer du ikke, gælder din bestilling som før.`,
]

const caterParagraphs = (proposal: MailedProposal, first: string): string[] => [
  first,
  ...proposalTexts(proposal),
  `Svar senest ${deadline(proposal)}. Svarer I ikke, gælder bestillingen som før.`,
]

/** The words of who proposes, and what differs. */
const proposalTexts = ({ message, before, terms }: MailedProposal): string[] => [
  ...(message === null ? [] : [message]),
  orderDifferences(before, terms)
    .map(({ label, before: was, after }) => `${label}: før ${was}, nu ${after}`)
    .join('\n'),
]

const deadline = ({ openUntil }: MailedProposal): string =>
  `den ${formatLongDate(danishDate(openUntil))} kl. ${danishClock(openUntil)}`
