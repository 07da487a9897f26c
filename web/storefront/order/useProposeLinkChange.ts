import { graphql, useMutation } from 'react-relay/hooks'
import { toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type {
  ProposeChangeInput,
  useProposeLinkChangeMutation,
} from '../../__generated__/useProposeLinkChangeMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** The outcome of a proposal: sent, at another price, with invalid fields, or with a Danish error. */
export type ProposeOutcome =
  | { kind: 'sent' }
  | { kind: 'newPrice'; price: Oere }
  | { kind: 'failed'; text: string; issues: readonly { path: string; message: string }[] }

/** Proposes a change of the order of a link to its caterer. */
export function useProposeLinkChange() {
  const [commit, isSending] = useMutation<useProposeLinkChangeMutation>(graphql`
    mutation useProposeLinkChangeMutation($input: ProposeChangeInput!) {
      proposeChange(input: $input) {
        __typename
        ... on ProposedChange {
          order {
            ...OrderPage_order @alias(as: "page")
          }
        }
        ... on NewOrderPrice {
          price
        }
        ... on NotAvailable {
          reasons {
            message
          }
        }
        ... on ValidationFailed {
          issues {
            path
            message
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const propose = (input: ProposeChangeInput, onSettled: (outcome: ProposeOutcome) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ proposeChange: answer }) => {
        if (answer.__typename === 'ProposedChange') return onSettled({ kind: 'sent' })
        if (answer.price != null) return onSettled({ kind: 'newPrice', price: toOere(answer.price) })
        const reasons = answer.reasons?.map(({ message }) => message).join(' ')
        const issues = answer.issues ?? []
        onSettled({ kind: 'failed', text: reasons || issues[0]?.message || answer.message || FAILED, issues })
      },
      onError: () => onSettled({ kind: 'failed', text: FAILED, issues: [] }),
    })
  }
  return [propose, isSending] as const
}
