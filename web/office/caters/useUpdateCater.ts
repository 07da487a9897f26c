import { graphql } from 'react-relay/hooks'
import type { useUpdateCaterMutation } from '../../__generated__/useUpdateCaterMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toCaterAdminInput, toCaterFiles, toCaterInput } from './caterInput.ts'
import { toCaterValues } from './toCaterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Updates a caterer. */
export function useUpdateCater(id: string, isAdmin: boolean) {
  const commit = useSave<useUpdateCaterMutation, CaterValues>(
    graphql`
      mutation useUpdateCaterMutation($input: UpdateCaterInput!) {
        updateCater(input: $input) {
          ...toCaterValues_cater @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...toCaterValues_cater @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateCater }) => toSaveResult(updateCater, toCaterValues),
  )
  return (values: CaterValues, upload: UploadOptions) => {
    const input = { id, version: values.version, ...toCaterInput(values) }
    return commit(
      { input: isAdmin ? { ...input, ...toCaterAdminInput(values) } : input },
      { files: toCaterFiles(values), upload },
    )
  }
}
