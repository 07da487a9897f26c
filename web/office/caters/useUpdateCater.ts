import { graphql } from 'react-relay/hooks'
import type { useUpdateCaterMutation } from '../../__generated__/useUpdateCaterMutation.graphql.ts'
import type { SaveOutcome } from '../editing/saveOutcome.ts'
import { useSave } from '../editing/useSave.ts'
import type { UploadWatch } from '../editing/useSave.ts'
import { caterAdminInput, caterFiles, caterInput } from './caterInput.ts'
import { toCaterValues } from './toCaterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Changes a caterer. The answer is the caterer itself, so everything that shows it redraws. */
export function useUpdateCater(id: string, isAdmin: boolean) {
  const commit = useSave<useUpdateCaterMutation, CaterValues>(
    graphql`
      mutation useUpdateCaterMutation($input: UpdateCaterInput!) {
        updateCater(input: $input) {
          __typename
          ...toCaterValues_cater @alias(as: "saved")
          ... on ValidationFailed {
            issues {
              path
              message
            }
          }
          ... on EditConflict {
            changedBy
            changedAt
            current {
              ...toCaterValues_cater @alias(as: "cater")
            }
          }
        }
      }
    `,
    ({ updateCater: { saved, issues, current, changedBy = null, changedAt = null } }) => {
      if (saved) return { kind: 'saved', values: toCaterValues(saved) }
      if (issues) return { kind: 'invalid', issues }
      if (!current?.cater) return { kind: 'failed' }
      return { kind: 'conflict', conflict: { current: toCaterValues(current.cater), changedBy, changedAt } }
    },
  )
  return (values: CaterValues, upload: UploadWatch): Promise<SaveOutcome<CaterValues>> => {
    const own = { id, version: values.version, ...caterInput(values) }
    return commit(
      { input: isAdmin ? { ...own, ...caterAdminInput(values) } : own },
      { files: caterFiles(values), upload },
    )
  }
}
