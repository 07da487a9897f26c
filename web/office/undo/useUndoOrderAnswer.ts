import { graphql } from 'react-relay/hooks'
import type { useUndoOrderAnswerMutation } from '../../__generated__/useUndoOrderAnswerMutation.graphql.ts'
import { useOrderAction } from '../orderActions/useOrderAction.ts'
import type { UndoableAnswer } from '../orderActions/undoOffer.ts'
import type { OnOrderActionResult } from '../orderActions/useOrderAction.ts'

/** Undoes the viewer's own answer to an order if it is the last, while the mail about it still waits. */
export function useUndoOrderAnswer() {
  const [run] = useOrderAction<useUndoOrderAnswerMutation>(
    graphql`
      mutation useUndoOrderAnswerMutation($input: UndoOrderAnswerInput!) {
        undoOrderAnswer(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ...AnsweredOrder_conflict @alias(as: "conflict")
          ...undoOffer_order @alias(as: "undoable")
        }
      }
    `,
    ({ undoOrderAnswer }) => undoOrderAnswer,
  )
  return (id: string, answer: UndoableAnswer, onResult: OnOrderActionResult) => run({ id, answer }, onResult)
}
