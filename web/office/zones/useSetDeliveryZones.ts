import { graphql } from 'react-relay/hooks'
import type { useSetDeliveryZonesMutation } from '../../__generated__/useSetDeliveryZonesMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toZonesInput, toZonesValues } from './zoneValues.ts'
import type { ZonesValues } from './zoneValues.ts'

/** Saves where a caterer delivers. */
export function useSetDeliveryZones(caterNumber: number) {
  const commit = useSave<useSetDeliveryZonesMutation, ZonesValues>(
    graphql`
      mutation useSetDeliveryZonesMutation($input: SetDeliveryZonesInput!) {
        setDeliveryZones(input: $input) {
          ...zoneValues_zones @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...zoneValues_zones @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ setDeliveryZones }) => toSaveResult(setDeliveryZones, toZonesValues),
  )
  return (values: ZonesValues) => commit({ input: { caterNumber, version: values.version, ...toZonesInput(values) } })
}
