import { graphql, useMutation } from 'react-relay/hooks'
import type {
  AnswerProposalInput,
  useAnswerProposalMutation,
} from '../../../__generated__/useAnswerProposalMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'

const FAILED = 'Noget gik galt. Vi ved ikke, om svaret nåede frem. Prøv igen.'

/**
 * Accepts, declines or withdraws a proposal. `onSettled` gets null, 'signedOut', or the Danish error; the order is shown
 * as it is then in any case.
 */
export function useAnswerProposal() {
  const [commit, isAnswering] = useMutation<useAnswerProposalMutation>(graphql`
    mutation useAnswerProposalMutation($input: AnswerProposalInput!) {
      answerProposal(input: $input) {
        __typename
        ... on AnsweredProposal {
          order {
            ...AnsweredOrder_order @alias(as: "answered")
          }
        }
        ... on ProposalAlreadyHandled {
          order {
            ...AnsweredOrder_order @alias(as: "answered")
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const answer = (input: AnswerProposalInput, onSettled: (failure: string | null) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ answerProposal: result }) => onSettled(result.message ?? null),
      onError: (error) => onSettled(toActionError(error) === 'signedOut' ? 'signedOut' : FAILED),
    })
  }
  return [answer, isAnswering] as const
}
