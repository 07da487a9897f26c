import { graphql } from 'react-relay/hooks'
import type { useUpdateServiceMutation } from '../../__generated__/useUpdateServiceMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toServiceInput, toServiceValues } from './serviceValues.ts'
import type { ServiceValues } from './serviceValues.ts'

/** Updates a service. */
export function useUpdateService(id: string) {
  const commit = useSave<useUpdateServiceMutation, ServiceValues>(
    graphql`
      mutation useUpdateServiceMutation($input: UpdateServiceInput!) {
        updateService(input: $input) {
          ...serviceValues_service @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...serviceValues_service @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateService }) => toSaveResult(updateService, toServiceValues),
  )
  return (values: ServiceValues) => commit({ input: { id, version: values.version, ...toServiceInput(values) } })
}
