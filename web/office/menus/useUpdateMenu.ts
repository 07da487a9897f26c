import { graphql } from 'react-relay/hooks'
import type { useUpdateMenuMutation } from '../../__generated__/useUpdateMenuMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toMenuInput, toMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'

/** Updates a menu. */
export function useUpdateMenu(id: string) {
  const commit = useSave<useUpdateMenuMutation, MenuValues>(
    graphql`
      mutation useUpdateMenuMutation($input: UpdateMenuInput!) {
        updateMenu(input: $input) {
          ...menuValues_menu @alias(as: "saved")
          ...menuListCells_menu @alias(as: "row")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...menuValues_menu @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateMenu }) => toSaveResult(updateMenu, toMenuValues),
  )
  return (values: MenuValues) => commit({ input: { id, version: values.version, ...toMenuInput(values) } })
}
