import { graphql } from 'react-relay/hooks'
import type { useCreateCaterMutation } from '../../__generated__/useCreateCaterMutation.graphql.ts'
import type { SaveOutcome } from '../editing/saveOutcome.ts'
import { useSave } from '../editing/useSave.ts'
import type { UploadWatch } from '../editing/useSave.ts'
import { caterAdminInput, caterFiles, caterInput } from './caterInput.ts'
import { toCaterValues } from './toCaterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Adds a caterer. The answer's key is its number; the list of all is asked for anew. */
export function useCreateCater() {
  const commit = useSave<useCreateCaterMutation, CaterValues>(
    graphql`
      mutation useCreateCaterMutation($input: CreateCaterInput!) {
        createCater(input: $input) {
          __typename
          ... on Cater {
            number
            ...toCaterValues_cater @alias(as: "saved")
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
    ({ createCater: answer }) => {
      if ('issues' in answer) return { kind: 'invalid', issues: answer.issues }
      if (!('saved' in answer) || !answer.saved) return { kind: 'failed' }
      return { kind: 'saved', values: toCaterValues(answer.saved), key: String(answer.number) }
    },
  )
  return (values: CaterValues, upload: UploadWatch): Promise<SaveOutcome<CaterValues>> =>
    commit(
      { input: { ...caterInput(values), ...caterAdminInput(values) } },
      {
        files: caterFiles(values),
        upload,
        updater: (store) => store.getRoot().setValue(undefined, 'allCaters'),
      },
    )
}
