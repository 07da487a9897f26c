import { useEffect, useRef } from 'react'
import { graphql, useFragment, useMutation } from 'react-relay/hooks'
import type { useMarkOrderSeen_order$key } from '../../../__generated__/useMarkOrderSeen_order.graphql.ts'
import type { useMarkOrderSeenMutation } from '../../../__generated__/useMarkOrderSeenMutation.graphql.ts'

/** Marks the order as seen when a user of its caterer opens it for the first time. */
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
  const marked = useRef<string>(null)
  useEffect(() => {
    if (seenAt !== null || marked.current === id) return
    marked.current = id
    // after a failure the order counts as unseen until it is opened again
    commit({ variables: { input: { id } }, onError: () => {} })
  }, [commit, id, seenAt])
}
