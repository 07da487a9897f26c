import { graphql } from 'react-relay/hooks'
import type { useCreateServiceMutation } from '../../__generated__/useCreateServiceMutation.graphql.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toServiceInput, toServiceValues } from './serviceValues.ts'
import type { ServiceValues } from './serviceValues.ts'

/** Creates a service, and invalidates the lists of its caterer. */
export function useCreateService(caterId: string, caterNumber: number) {
  const commit = useSave<useCreateServiceMutation, ServiceValues>(
    graphql`
      mutation useCreateServiceMutation($input: CreateServiceInput!) {
        createService(input: $input) {
          ...serviceValues_service @alias(as: "saved")
          ... on Service {
            key: uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createService }) => toSaveResult(createService, toServiceValues),
  )
  return (values: ServiceValues) =>
    commit({ input: { caterNumber, ...toServiceInput(values) } }, { updater: invalidateRecords(caterId) })
}
