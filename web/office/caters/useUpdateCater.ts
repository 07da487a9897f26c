import { graphql } from 'react-relay/hooks'
import type { useUpdateCaterMutation } from '../../__generated__/useUpdateCaterMutation.graphql.ts'
import { savedOutcome } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadWatch } from '../form/useSave.ts'
import { caterAdminInput, caterFiles, caterInput } from './caterInput.ts'
import { toCaterValues } from './toCaterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Changes a caterer. The answer is the caterer itself, so everything that shows it redraws. */
export function useUpdateCater(id: string, isAdmin: boolean) {
  const commit = useSave<useUpdateCaterMutation, CaterValues>(
    graphql`
      mutation useUpdateCaterMutation($input: UpdateCaterInput!) {
        updateCater(input: $input) {
          ...toCaterValues_cater @alias(as: "thing")
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
              ...toCaterValues_cater @alias(as: "thing")
            }
          }
        }
      }
    `,
    ({ updateCater }) => savedOutcome(updateCater, toCaterValues),
  )
  return (values: CaterValues, upload: UploadWatch) => {
    const own = { id, version: values.version, ...caterInput(values) }
    return commit(
      { input: isAdmin ? { ...own, ...caterAdminInput(values) } : own },
      { files: caterFiles(values), upload },
    )
  }
}
