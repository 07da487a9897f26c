import { graphql } from 'react-relay/hooks'
import type { useUndoOrderAnswerMutation } from '../../../__generated__/useUndoOrderAnswerMutation.graphql.ts'
import { useOrderAction } from './useOrderAction.ts'
import type { OnOrderActionResult } from './useOrderAction.ts'

/** Undoes the viewer's own accept or refuse of an order, while the mail about it still waits. */
export function useUndoOrderAnswer() {
  const [run, isUndoing] = useOrderAction<useUndoOrderAnswerMutation>(
    graphql`
      mutation useUndoOrderAnswerMutation($input: UndoOrderAnswerInput!) {
        undoOrderAnswer(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ...AnsweredOrder_conflict @alias(as: "conflict")
        }
      }
    `,
    ({ undoOrderAnswer }) => undoOrderAnswer,
  )
  const undo = (id: string, onResult: OnOrderActionResult) => run({ id }, onResult)
  return [undo, isUndoing] as const
}
