import { graphql, useMutation } from 'react-relay/hooks'
import type {
  AnswerProposalInput,
  useAnswerLinkProposalMutation,
} from '../../__generated__/useAnswerLinkProposalMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** Answers a proposal about the order of a link. `onSettled` gets the Danish error, or null. */
export function useAnswerLinkProposal() {
  const [commit, isAnswering] = useMutation<useAnswerLinkProposalMutation>(graphql`
    mutation useAnswerLinkProposalMutation($input: AnswerProposalInput!) {
      answerProposal(input: $input) {
        __typename
        ... on AnsweredProposal {
          order {
            ...OrderPage_order @alias(as: "page")
          }
        }
        ... on ProposalAlreadyHandled {
          order {
            ...OrderPage_order @alias(as: "page")
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const answer = (input: AnswerProposalInput, onSettled: (error: string | null) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ answerProposal: result }) => onSettled(result.message ?? null),
      onError: () => onSettled(FAILED),
    })
  }
  return [answer, isAnswering] as const
}
