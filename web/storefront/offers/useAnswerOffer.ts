import { graphql, useMutation } from 'react-relay/hooks'
import type { AnswerOfferInput, useAnswerOfferMutation } from '../../__generated__/useAnswerOfferMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** Approves or declines the offer of a link. `onSettled` gets the Danish error, or null. */
export function useAnswerOffer() {
  const [commit, isAnswering] = useMutation<useAnswerOfferMutation>(graphql`
    mutation useAnswerOfferMutation($input: AnswerOfferInput!) {
      answerOffer(input: $input) {
        ... on Offer {
          ...OfferAnswer_offer @alias(as: "answered")
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const answer = (input: AnswerOfferInput, onSettled: (error: string | null) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ answerOffer: result }) => onSettled(result.message ?? null),
      onError: () => onSettled(FAILED),
    })
  }
  return [answer, isAnswering] as const
}
