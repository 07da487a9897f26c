import { graphql } from 'react-relay/hooks'
import type { useCreateMenuMutation } from '../../__generated__/useCreateMenuMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toMenuInput, toMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'

/** Adds a menu to a caterer, whose lists are asked for anew when they are next shown. */
export function useCreateMenu(caterId: string, caterNumber: number) {
  const commit = useSave<useCreateMenuMutation, MenuValues>(
    graphql`
      mutation useCreateMenuMutation($input: CreateMenuInput!) {
        createMenu(input: $input) {
          ...menuValues_menu @alias(as: "thing")
          ... on Menu {
            key: uuid
          }
          ... on ValidationFailed {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    ({ createMenu }) => toSaveResult(createMenu, toMenuValues),
  )
  return (values: MenuValues) =>
    commit(
      { input: { caterNumber, categoryIds: values.categoryIds, ...toMenuInput(values) } },
      {
        updater: (store) => {
          // each category lists its menus
          for (const id of [caterId, ...values.categoryIds]) store.get(id)?.invalidateRecord()
        },
      },
    )
}
