import { graphql } from 'react-relay/hooks'
import type { useCreatePageMutation } from '../../__generated__/useCreatePageMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toPageInput } from './pageInput.ts'
import { toPageValues } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'

/** Creates a page, and invalidates the list of all. The key of the result is its number. */
export function useCreatePage() {
  const commit = useSave<useCreatePageMutation, PageValues>(
    graphql`
      mutation useCreatePageMutation($input: CreatePageInput!) {
        createPage(input: $input) {
          ...pageValues_page @alias(as: "saved")
          ... on Page {
            key: number
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createPage }) => toSaveResult(createPage, toPageValues),
  )
  return (values: PageValues) =>
    commit({ input: toPageInput(values) }, { updater: (store) => store.getRoot().setValue(undefined, 'pages') })
}
