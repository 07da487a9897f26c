import { graphql, useMutation } from 'react-relay/hooks'
import type { useUndoOrderAnswerMutation } from '../../../__generated__/useUndoOrderAnswerMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import type { OrderActionResult } from './orderActionResult.ts'

/** Takes back an answer to an order while its mail still waits. The answer is the order itself, so everything that shows it redraws. */
export function useUndoOrderAnswer() {
  const [commit, isUndoing] = useMutation<useUndoOrderAnswerMutation>(graphql`
    mutation useUndoOrderAnswerMutation($input: UndoOrderAnswerInput!) {
      undoOrderAnswer(input: $input) {
        __typename
        ...AnsweredOrder_order @alias(as: "answered")
        ... on OrderAlreadyHandled {
          order {
            ...AnsweredOrder_order
          }
        }
      }
    }
  `)
  const undo = (id: string, onSettled: (outcome: OrderActionResult) => void) => {
    commit({
      variables: { input: { id } },
      onCompleted: ({ undoOrderAnswer: { __typename: answered } }) =>
        onSettled(answered === 'OrderAlreadyHandled' ? 'alreadyHandled' : 'done'),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [undo, isUndoing] as const
}
