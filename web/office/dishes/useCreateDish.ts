import { graphql } from 'react-relay/hooks'
import type { useCreateDishMutation } from '../../__generated__/useCreateDishMutation.graphql.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toDishValues } from './dishValues.ts'
import type { DishValues } from './dishValues.ts'

/** Creates a dish, and invalidates the lists of its caterer. */
export function useCreateDish(caterId: string, caterNumber: number) {
  const commit = useSave<useCreateDishMutation, DishValues>(
    graphql`
      mutation useCreateDishMutation($input: CreateDishInput!) {
        createDish(input: $input) {
          ...dishValues_dish @alias(as: "saved")
          ... on Dish {
            key: uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createDish }) => toSaveResult(createDish, toDishValues),
  )
  return ({ name }: DishValues) => commit({ input: { caterNumber, name } }, { updater: invalidateRecords(caterId) })
}
