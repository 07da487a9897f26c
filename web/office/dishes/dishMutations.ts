import { graphql } from 'react-relay/hooks'
import type { dishMutationsCreateMutation } from '../../__generated__/dishMutationsCreateMutation.graphql.ts'
import type { dishMutationsDeleteMutation } from '../../__generated__/dishMutationsDeleteMutation.graphql.ts'
import type { dishMutationsUpdateMutation } from '../../__generated__/dishMutationsUpdateMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toDishInput, toDishValues } from './dishValues.ts'
import type { DishValues } from './dishValues.ts'

/** Creates a dish, and invalidates the lists of its caterer. */
export function useCreateDish(cater: { id: string; number: number }) {
  const commit = useSave<dishMutationsCreateMutation, DishValues>(
    graphql`
      mutation dishMutationsCreateMutation($input: CreateDishInput!) {
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
  return (values: DishValues) =>
    commit({ input: { caterNumber: cater.number, ...toDishInput(values) } }, { updater: invalidateRecords(cater.id) })
}

/** Updates a dish; where it is declared and gets another name, `confirmDeclaration` resolves to whether the declaration still fits. */
export function useUpdateDish(confirmDeclaration: (food: string) => Promise<boolean | null>) {
  const commit = useSave<dishMutationsUpdateMutation, DishValues>(
    graphql`
      mutation dishMutationsUpdateMutation($input: UpdateDishInput!) {
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
  return async (
    { id, name, isDeclared }: { id: string; name: string; isDeclared: boolean },
    values: DishValues,
  ): Promise<SaveResult<DishValues>> => {
    const declarationFits = isDeclared && values.name !== name ? await confirmDeclaration(name) : undefined
    if (declarationFits === null) return { kind: 'cancelled' }
    return commit({ input: { id, version: values.version, ...toDishInput(values), declarationFits } })
  }
}

/** Deletes a dish, and removes it from menus. */
export function useDeleteDish(caterId: string) {
  return useCatalogueDelete<dishMutationsDeleteMutation>(
    graphql`
      mutation dishMutationsDeleteMutation($input: DeleteDishInput!) {
        deleteDish(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}
