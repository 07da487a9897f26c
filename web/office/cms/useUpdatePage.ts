import { graphql } from 'react-relay/hooks'
import type { useUpdatePageMutation } from '../../__generated__/useUpdatePageMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toPageInput } from './pageInput.ts'
import { toPageValues } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'

/** Updates a page. */
export function useUpdatePage(id: string) {
  const commit = useSave<useUpdatePageMutation, PageValues>(
    graphql`
      mutation useUpdatePageMutation($input: UpdatePageInput!) {
        updatePage(input: $input) {
          ...pageValues_page @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...pageValues_page @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updatePage }) => toSaveResult(updatePage, toPageValues),
  )
  return (values: PageValues) => commit({ input: { id, version: values.version, ...toPageInput(values) } })
}
