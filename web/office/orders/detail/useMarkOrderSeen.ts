import { useEffect, useRef } from 'react'
import { graphql, useFragment, useMutation } from 'react-relay/hooks'
import type { useMarkOrderSeen_order$key } from '../../../__generated__/useMarkOrderSeen_order.graphql.ts'
import type { useMarkOrderSeenMutation } from '../../../__generated__/useMarkOrderSeenMutation.graphql.ts'

/** Tells that somebody of the cater has opened an order, where nobody had before. */
export function useMarkOrderSeen(order: useMarkOrderSeen_order$key): void {
  const { id, seenAt } = useFragment(
    graphql`
      fragment useMarkOrderSeen_order on Order {
        id
        seenAt
      }
    `,
    order,
  )
  const [commit] = useMutation<useMarkOrderSeenMutation>(graphql`
    mutation useMarkOrderSeenMutation($input: MarkOrderSeenInput!) {
      markOrderSeen(input: $input) {
        ...AnsweredOrder_order @alias(as: "answered")
      }
    }
  `)
  const told = useRef<string>(null)
  useEffect(() => {
    if (seenAt !== null || told.current === id) return
    told.current = id
    // where it fails, the order counts as unseen until it is opened again
    commit({ variables: { input: { id } }, onError: () => {} })
  }, [commit, id, seenAt])
}
