import { graphql } from 'react-relay/hooks'
import type { useSetAvailabilityRulesMutation } from '../../__generated__/useSetAvailabilityRulesMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toAvailabilityInput, toAvailabilityValues } from './availabilityValues.ts'
import type { AvailabilityValues } from './availabilityValues.ts'

/** Saves when a caterer can be ordered from. */
export function useSetAvailabilityRules(caterNumber: number) {
  const commit = useSave<useSetAvailabilityRulesMutation, AvailabilityValues>(
    graphql`
      mutation useSetAvailabilityRulesMutation($input: SetAvailabilityRulesInput!) {
        setAvailabilityRules(input: $input) {
          ...availabilityValues_rules @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...availabilityValues_rules @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ setAvailabilityRules }) => toSaveResult(setAvailabilityRules, toAvailabilityValues),
  )
  return (values: AvailabilityValues) =>
    commit({ input: { caterNumber, version: values.version, ...toAvailabilityInput(values) } })
}
