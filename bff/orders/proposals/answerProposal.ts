import type { ProposalAct, ProposalState } from '../../../domain/orders/proposals.ts'
import { builder } from '../../graph/builder.ts'
import { partId } from '../../graph/ids.ts'
import { TooManyAttempts, UserError } from '../../graph/userErrors.ts'
import { NotPossible, ValidationFailed } from '../../v2/outcomes.ts'
import { NewOrderPrice } from '../changeOrder.ts'
import { Order } from '../Order.ts'
import { Proposal } from './Proposal.ts'
import { asParty, PARTY_ORDER, PARTY_TOKEN, proposalParty } from './proposalParty.ts'
import type { OrderWithProposal } from './proposeChange.ts'

const TEXTS: Record<ProposalState, string> = {
  open: 'Det er ikke muligt.',
  accepted: 'Forslaget er allerede accepteret.',
  declined: 'Forslaget er allerede afvist.',
  withdrawn: 'Forslaget er trukket tilbage.',
  expired: 'Forslaget er udløbet.',
  superseded: 'Ordren er ændret i mellemtiden.',
}

/** Somebody else was first, or the proposal is over. */
class ProposalAlreadyHandled extends Error {
  readonly now: OrderWithProposal

  constructor(now: OrderWithProposal) {
    super(TEXTS[now.proposal.state])
    this.now = now
  }
}

builder.objectType(ProposalAlreadyHandled, {
  name: 'ProposalAlreadyHandled',
  description: 'Somebody else was first, or the proposal is over. Nothing was changed.',
  interfaces: [UserError],
  fields: (t) => ({
    order: t.field({ type: Order, description: 'As it is now.', resolve: ({ now }) => now.order }),
    proposal: t.field({ type: Proposal, description: 'As it stands now.', resolve: ({ now }) => now.proposal }),
  }),
})

const AnsweredProposal = builder.objectRef<OrderWithProposal>('AnsweredProposal').implement({
  description: 'The proposal is accepted, declined or withdrawn.',
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The order; as it was proposed where that was accepted.',
      resolve: ({ order }) => order,
    }),
    proposal: t.field({ type: Proposal, description: 'As it stands now.', resolve: ({ proposal }) => proposal }),
  }),
})

const ProposalAnswer = builder.enumType('ProposalAnswer', {
  description: 'What is done to a proposal.',
  values: {
    ACCEPT: { value: 'accept', description: 'The other side accepts it: the order is changed at once, and accepted.' },
    DECLINE: { value: 'decline', description: 'The other side declines it: the order stays as it was.' },
    WITHDRAW: { value: 'withdraw', description: 'Who proposed it withdraws it.' },
  } as const satisfies Record<string, { value: ProposalAct; description: string }>,
})

const AnswerProposalInput = builder.inputType('AnswerProposalInput', {
  description: 'Which proposal, and what to do with it.',
  fields: (t) => ({
    orderId: t.id({ description: PARTY_ORDER }),
    token: t.string({ description: PARTY_TOKEN }),
    proposalId: t.id({ required: true, description: '`Proposal.id`.' }),
    answer: t.field({ type: ProposalAnswer, required: true, description: 'What to do.' }),
    price: t.field({
      type: 'Money',
      description: 'The total in kroner that who accepts has seen: `Proposal.price`. Null where it is not accepted.',
    }),
  }),
})

builder.mutationField('answerProposal', (t) =>
  t.field({
    type: AnsweredProposal,
    description:
      'Accepts, declines or withdraws a proposal. Accepting changes the order at once and cannot be undone; both ' +
      'are mailed. Of two who answer at once the second gets `ProposalAlreadyHandled`.',
    errors: {
      types: [ProposalAlreadyHandled, NewOrderPrice, ValidationFailed, NotPossible, TooManyAttempts],
      union: { name: 'AnswerProposalResult', description: 'The answered proposal, or why it is not answered.' },
    },
    args: { input: t.arg({ type: AnswerProposalInput, required: true, description: 'Which, and what.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const party = proposalParty(input)
      const { answer, price = null } = input
      if (answer === 'accept' && price === null)
        throw new ValidationFailed([{ path: 'price', validatorKey: 'required' }])
      const id = partId('Proposal', input.proposalId)
      const outcome = await asParty(party, () => v2.proposals.answer(party, id, answer, price))
      if ('availability' in outcome) throw new NotPossible('not_proposable')
      if ('newPrice' in outcome) throw new NewOrderPrice(outcome.newPrice)
      const { order, isConflict } = outcome
      const proposal = order.proposals.find((candidate) => candidate.id === id)
      if (!proposal) throw new NotPossible('not_proposable')
      if (isConflict) throw new ProposalAlreadyHandled({ order, proposal })
      return { order, proposal }
    },
  }),
)
