import { graphql } from 'react-relay/hooks'
import type { useUpdatePageMutation } from '../../__generated__/useUpdatePageMutation.graphql.ts'
import { useSave } from '../editing/useSave.ts'
import { pageInput } from './pageInput.ts'
import { toPageValues } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'

/** Changes a page. The answer is the page itself. */
export function useUpdatePage(id: string) {
  const commit = useSave<useUpdatePageMutation, PageValues>(
    graphql`
      mutation useUpdatePageMutation($input: UpdatePageInput!) {
        updatePage(input: $input) {
          __typename
          ...pageValues_page @alias(as: "saved")
          ... on ValidationFailed {
            issues {
              path
              message
            }
          }
          ... on NotPossible {
            message
          }
          ... on EditConflict {
            changedBy
            changedAt
            current {
              ...pageValues_page @alias(as: "page")
            }
          }
        }
      }
    `,
    ({ updatePage: { saved, issues, message, current, changedBy = null, changedAt = null } }) => {
      if (saved) return { kind: 'saved', values: toPageValues(saved) }
      if (issues) return { kind: 'invalid', issues }
      if (current?.page)
        return { kind: 'conflict', conflict: { current: toPageValues(current.page), changedBy, changedAt } }
      return message === undefined ? { kind: 'failed' } : { kind: 'refused', message }
    },
  )
  return (values: PageValues) => commit({ input: { id, version: values.version, ...pageInput(values) } })
}
