import { graphql } from 'react-relay/hooks'
import type { useCreateCaterMutation } from '../../__generated__/useCreateCaterMutation.graphql.ts'
import { savedOutcome } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadWatch } from '../form/useSave.ts'
import { caterAdminInput, caterFiles, caterInput } from './caterInput.ts'
import { toCaterValues } from './toCaterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Adds a caterer. The answer's key is its number; the list of all is asked for anew. */
export function useCreateCater() {
  const commit = useSave<useCreateCaterMutation, CaterValues>(
    graphql`
      mutation useCreateCaterMutation($input: CreateCaterInput!) {
        createCater(input: $input) {
          ...toCaterValues_cater @alias(as: "thing")
          ... on Cater {
            key: number
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
    ({ createCater }) => savedOutcome(createCater, toCaterValues),
  )
  return (values: CaterValues, upload: UploadWatch) =>
    commit(
      { input: { ...caterInput(values), ...caterAdminInput(values) } },
      {
        files: caterFiles(values),
        upload,
        updater: (store) => store.getRoot().setValue(undefined, 'allCaters'),
      },
    )
}
