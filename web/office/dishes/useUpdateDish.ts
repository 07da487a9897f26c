import { graphql } from 'react-relay/hooks'
import type { useUpdateDishMutation } from '../../__generated__/useUpdateDishMutation.graphql.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toDishValues } from './dishValues.ts'
import type { DishValues } from './dishValues.ts'

/** Updates a dish; where something is declared of it and it is renamed, `askFits` asks whether that still fits. */
export function useUpdateDish(
  id: string,
  before: { name: string; isDeclared: boolean },
  askFits: (food: string) => Promise<boolean | null>,
) {
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
  return async ({ name, version }: DishValues): Promise<SaveResult<DishValues>> => {
    const declarationFits = before.isDeclared && name !== before.name ? await askFits(before.name) : undefined
    if (declarationFits === null) return { kind: 'cancelled' }
    return commit({ input: { id, name, version, declarationFits } })
  }
}
