import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useSetOrderDeliveredMutation } from '../../__generated__/useSetOrderDeliveredMutation.graphql.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** Notes that an order was delivered, or undoes that. */
export function useSetOrderDelivered(id: string) {
  const [commit, isSaving] = useMutation<useSetOrderDeliveredMutation>(graphql`
    mutation useSetOrderDeliveredMutation($input: SetOrderDeliveredInput!) {
      setOrderDelivered(input: $input) {
        __typename
        ... on KitchenOrder {
          ...readKitchenOrder_order @alias(as: "order")
        }
      }
    }
  `)
  const [error, setError] = useState<ActionError | null>(null)
  const setDelivered = (delivered: boolean) => {
    setError(null)
    commit({
      variables: { input: { id, delivered } },
      onCompleted: ({ setOrderDelivered: saved }) => {
        if (saved.__typename !== 'KitchenOrder') setError(toActionError(new Error(saved.__typename)))
      },
      onError: (failure) => setError(toActionError(failure)),
    })
  }
  return { setDelivered, isSaving, error }
}
