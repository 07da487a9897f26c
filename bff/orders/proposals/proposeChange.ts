import type { Order as OrderData } from '../../../contract/orders.ts'
import type { Proposal as ProposalData, ProposalBody } from '../../../contract/proposals.ts'
import { builder } from '../../graph/builder.ts'
import { TooManyAttempts } from '../../graph/userErrors.ts'
import { NotPossible, ValidationFailed } from '../../v2/outcomes.ts'
import { NewOrderPrice } from '../changeOrder.ts'
import { NotAvailable } from '../NotAvailable.ts'
import { Order } from '../Order.ts'
import { Proposal } from './Proposal.ts'
import { asParty, PARTY_ORDER, PARTY_TOKEN, proposalParty } from './proposalParty.ts'
import {
  ProposedDeliveryInput,
  ProposedDiscountInput,
  ProposedExtraLineInput,
  ProposedLineInput,
  termsBody,
} from './ProposedTermsInput.ts'

/** An order with the proposal that something was done to. */
export interface OrderWithProposal {
  order: OrderData
  proposal: ProposalData
}

const ProposedChange = builder.objectRef<OrderWithProposal>('ProposedChange').implement({
  description: 'The other side is notified of the proposal.',
  fields: (t) => ({
    order: t.field({ type: Order, description: 'The order, still as it was.', resolve: ({ order }) => order }),
    proposal: t.field({ type: Proposal, description: 'What was proposed.', resolve: ({ proposal }) => proposal }),
  }),
})

const ProposeChangeInput = builder.inputType('ProposeChangeInput', {
  description: 'What to change of an order, if the other side accepts; null leaves it as it is.',
  fields: (t) => ({
    orderId: t.id({ description: PARTY_ORDER }),
    token: t.string({ description: PARTY_TOKEN }),
    price: t.field({ type: 'Money', required: true, description: 'The new total in kroner that the viewer has seen.' }),
    date: t.field({ type: 'Date', description: 'The Danish date of delivery or pickup.' }),
    clock: t.field({ type: 'LocalTime', description: 'The Danish clock of delivery or pickup.' }),
    delivery: t.field({ type: ProposedDeliveryInput, description: 'Where to, or pickup.' }),
    lines: t.field({ type: [ProposedLineInput], description: 'All lines of the order then.' }),
    extraLines: t.field({
      type: [ProposedExtraLineInput],
      description: 'For the caterer alone: all extra lines of the order then, at most 10.',
    }),
    discount: t.field({ type: ProposedDiscountInput, description: 'For the caterer alone: the discount then.' }),
    deliveryFee: t.field({
      type: 'Money',
      description: 'For the caterer alone: kroner for the delivery; null is what the zone costs.',
    }),
    message: t.string({ description: 'Words to the other side, at most 500 characters.' }),
    openHours: t.int({
      description:
        'How long it can be answered, 1 to 336 hours; null is 48. It ends 24 hours before the delivery in any case.',
    }),
  }),
})

builder.mutationField('proposeChange', (t) =>
  t.field({
    type: ProposedChange,
    description:
      'Proposes a change of an order to the other side, which is mailed and can accept it. One is open at a time: it ' +
      'supersedes one of the other side.',
    errors: {
      types: [ValidationFailed, NotAvailable, NewOrderPrice, NotPossible, TooManyAttempts],
      union: { name: 'ProposeChangeResult', description: 'The proposal, or why there is none.' },
    },
    args: { input: t.arg({ type: ProposeChangeInput, required: true, description: 'Which order, and what.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const party = proposalParty(input)
      const body = proposalBody(input)
      const outcome = await asParty(party, () => v2.proposals.propose(party, body))
      if ('availability' in outcome) throw new NotAvailable(outcome.availability, outcome.errors)
      if ('newPrice' in outcome) throw new NewOrderPrice(outcome.newPrice)
      const [proposal] = outcome.order.proposals
      if (outcome.isConflict || !proposal) throw new NotPossible('not_proposable')
      return { order: outcome.order, proposal }
    },
  }),
)

type Input = typeof ProposeChangeInput.$inferInput

const proposalBody = ({ message, openHours, ...terms }: Input): ProposalBody => ({
  ...termsBody(terms),
  message: message ?? undefined,
  openHours: openHours ?? undefined,
})
