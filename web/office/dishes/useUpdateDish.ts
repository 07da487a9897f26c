import { graphql } from 'react-relay/hooks'
import type { useUpdateDishMutation } from '../../__generated__/useUpdateDishMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toDishValues } from './dishValues.ts'
import type { DishValues } from './dishValues.ts'

/** Updates a dish. */
export function useUpdateDish(id: string) {
  const commit = useSave<useUpdateDishMutation, DishValues>(
    graphql`
      mutation useUpdateDishMutation($input: UpdateDishInput!) {
        updateDish(input: $input) {
          ...dishValues_dish @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...dishValues_dish @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateDish }) => toSaveResult(updateDish, toDishValues),
  )
  return ({ name, version }: DishValues) => commit({ input: { id, name, version } })
}
