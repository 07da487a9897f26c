import { graphql } from 'react-relay/hooks'
import type { useCreatePageMutation } from '../../__generated__/useCreatePageMutation.graphql.ts'
import { useSave } from '../editing/useSave.ts'
import { pageInput } from './pageInput.ts'
import { toPageValues } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'

/** Adds a page. The answer's key is its number; the list of all is asked for anew. */
export function useCreatePage() {
  const commit = useSave<useCreatePageMutation, PageValues>(
    graphql`
      mutation useCreatePageMutation($input: CreatePageInput!) {
        createPage(input: $input) {
          __typename
          ... on Page {
            number
            ...pageValues_page @alias(as: "saved")
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
    ({ createPage: answer }) => {
      if ('issues' in answer) return { kind: 'invalid', issues: answer.issues }
      if (!('saved' in answer) || !answer.saved) return { kind: 'failed' }
      return { kind: 'saved', values: toPageValues(answer.saved), key: String(answer.number) }
    },
  )
  return (values: PageValues) =>
    commit({ input: pageInput(values) }, { updater: (store) => store.getRoot().setValue(undefined, 'pages') })
}
