import { graphql } from 'react-relay/hooks'
import type { useUpdateDishMutation } from '../../__generated__/useUpdateDishMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toDishValues } from './dishValues.ts'
import type { DishValues } from './dishValues.ts'

/** Renames a dish. The answer is the dish itself, so the list that shows it redraws. */
export function useUpdateDish(id: string) {
  const commit = useSave<useUpdateDishMutation, DishValues>(
    graphql`
      mutation useUpdateDishMutation($input: UpdateDishInput!) {
        updateDish(input: $input) {
          ...dishValues_dish @alias(as: "thing")
          ... on ValidationFailed {
            issues {
              path
              message
            }
          }
          ... on EditConflict {
            changedBy
            changedAt
            current {
              ...dishValues_dish @alias(as: "thing")
            }
          }
        }
      }
    `,
    ({ updateDish }) => toSaveResult(updateDish, toDishValues),
  )
  return ({ name, version }: DishValues) => commit({ input: { id, name, version } })
}
