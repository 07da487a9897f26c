import { graphql } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import type { Oere } from '../../../../domain/money/money.ts'
import type { OrderDraft } from '../../../proposals/proposalDraft.ts'
import type { useSendProposalMutation } from '../../../__generated__/useSendProposalMutation.graphql.ts'
import { toProposeInput } from '../../../proposals/proposalValues.ts'
import type { ProposalValues } from '../../../proposals/proposalValues.ts'
import { renameIssuePaths } from '../../form/saveResult.ts'
import type { SaveResult } from '../../form/saveResult.ts'
import { toSaveResult } from '../../form/toSaveResult.ts'
import { useSave } from '../../form/useSave.ts'

/**
 * Proposes what is typed to the customer, for the total that is shown. Where the service calculates another, that is passed
 * to `onNewPrice` and nothing is sent.
 */
export function useSendProposal(orderId: string, before: OrderDraft, price: Oere, onNewPrice: (price: Oere) => void) {
  const commit = useSave<useSendProposalMutation, null>(
    graphql`
      mutation useSendProposalMutation($input: ProposeChangeInput!) {
        proposeChange(input: $input) {
          __typename
          ... on ProposedChange {
            order {
              ...AnsweredOrder_order
            }
          }
          ... on NewOrderPrice {
            price
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ proposeChange: answer }) => {
      if (answer.__typename === 'ProposedChange') return { kind: 'saved', values: null }
      if (answer.price == null) return toSaveResult<never, null>(answer, () => null)
      const total = toOere(answer.price)
      onNewPrice(total)
      return {
        kind: 'refused',
        message: `Den nye pris er ${formatKroner(total)}. Send forslaget igen, hvis den er rigtig.`,
      }
    },
  )
  return async (values: ProposalValues): Promise<SaveResult<ProposalValues>> => {
    const result = await commit({ input: { orderId, ...toProposeInput(values, before, price) } })
    if (result.kind === 'saved') return { kind: 'saved', values, key: orderId }
    // A proposal is new: nobody else can have changed it
    if (result.kind === 'conflict') return { kind: 'failed' }
    // The service names the address as part of the delivery
    return renameIssuePaths(result, (path) => path.replace(/^delivery\./, '').replace(/^discount\b/, 'discounts.0'))
  }
}
