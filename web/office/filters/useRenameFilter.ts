import { graphql } from 'react-relay/hooks'
import type { useRenameFilterMutation } from '../../__generated__/useRenameFilterMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Renames a filter. */
export function useRenameFilter(id: string) {
  const commit = useSave<useRenameFilterMutation, { name: string }>(
    graphql`
      mutation useRenameFilterMutation($input: UpdateFilterInput!) {
        updateFilter(input: $input) {
          ... on Filter @alias(as: "saved") {
            name
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ updateFilter }) => toSaveResult(updateFilter, ({ name }) => ({ name })),
  )
  return ({ name }: { name: string }) => commit({ input: { id, name } })
}
