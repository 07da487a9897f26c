import { graphql } from 'react-relay/hooks'
import type { useRenameFilterMutation } from '../../__generated__/useRenameFilterMutation.graphql.ts'
import { useSave } from '../form/useSave.ts'

/** Gives a filter another name; all that shows it redraws. */
export function useRenameFilter(id: string) {
  const commit = useSave<useRenameFilterMutation, { name: string }>(
    graphql`
      mutation useRenameFilterMutation($input: UpdateFilterInput!) {
        updateFilter(input: $input) {
          __typename
          ... on Filter {
            name
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
    ({ updateFilter: answer }) => {
      if ('issues' in answer) return { kind: 'invalid', issues: answer.issues }
      return 'name' in answer ? { kind: 'saved', values: { name: answer.name } } : { kind: 'failed' }
    },
  )
  return ({ name }: { name: string }) => commit({ input: { id, name } })
}
