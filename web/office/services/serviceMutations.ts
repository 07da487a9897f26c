import { graphql } from 'react-relay/hooks'
import type { serviceMutationsCreateMutation } from '../../__generated__/serviceMutationsCreateMutation.graphql.ts'
import type { serviceMutationsDeleteMutation } from '../../__generated__/serviceMutationsDeleteMutation.graphql.ts'
import type { serviceMutationsUpdateMutation } from '../../__generated__/serviceMutationsUpdateMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toServiceInput, toServiceValues } from './serviceValues.ts'
import type { ServiceValues } from './serviceValues.ts'

/** Creates a service, and invalidates the lists of its caterer. */
export function useCreateService(cater: { id: string; number: number }) {
  const commit = useSave<serviceMutationsCreateMutation, ServiceValues>(
    graphql`
      mutation serviceMutationsCreateMutation($input: CreateServiceInput!) {
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
    commit(
      { input: { caterNumber: cater.number, ...toServiceInput(values) } },
      { updater: invalidateRecords(cater.id) },
    )
}

/** Updates a service. */
export function useUpdateService() {
  const commit = useSave<serviceMutationsUpdateMutation, ServiceValues>(
    graphql`
      mutation serviceMutationsUpdateMutation($input: UpdateServiceInput!) {
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
  return (id: string, values: ServiceValues) =>
    commit({ input: { id, version: values.version, ...toServiceInput(values) } })
}

/** Deletes a service. Orders keep their snapshots. */
export function useDeleteService(caterId: string) {
  return useCatalogueDelete<serviceMutationsDeleteMutation>(
    graphql`
      mutation serviceMutationsDeleteMutation($input: DeleteServiceInput!) {
        deleteService(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}
