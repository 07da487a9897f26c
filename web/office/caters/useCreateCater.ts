import { graphql } from 'react-relay/hooks'
import type { useCreateCaterMutation } from '../../__generated__/useCreateCaterMutation.graphql.ts'
import { ROOT_ID } from 'relay-runtime'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toCaterAdminInput, toCaterFiles, toCaterInput } from './caterInput.ts'
import { toCaterValues } from './toCaterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Creates a caterer, and invalidates the lists of all. The key of the result is its number. */
export function useCreateCater() {
  const commit = useSave<useCreateCaterMutation, CaterValues>(
    graphql`
      mutation useCreateCaterMutation($input: CreateCaterInput!) {
        createCater(input: $input) {
          ...toCaterValues_cater @alias(as: "saved")
          ... on Cater {
            key: number
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createCater }) => toSaveResult(createCater, toCaterValues),
  )
  return (values: CaterValues, upload: UploadOptions) =>
    commit(
      { input: { ...toCaterInput(values), ...toCaterAdminInput(values) } },
      {
        files: toCaterFiles(values),
        upload,
        updater: invalidateRecords(ROOT_ID),
      },
    )
}
