import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useRefetchMenuQuery } from '../../__generated__/useRefetchMenuQuery.graphql.ts'

const query = graphql`
  query useRefetchMenuQuery($id: ID!) {
    node(id: $id) {
      ...MenuChildren_menu @alias(as: "menu")
      ...menuRow_menu @alias(as: "row")
    }
  }
`

/**
 * Refetches a menu and its content after a child has changed, which may decide whether its group and the menu can be
 * satisfied. A failure is ignored: the stale content stays shown.
 */
export function useRefetchMenu(id: string): () => Promise<void> {
  const environment = useRelayEnvironment()
  return useCallback(async () => {
    const request = fetchQuery<useRefetchMenuQuery>(environment, query, { id }, { fetchPolicy: 'network-only' })
    await request.toPromise().catch(() => undefined)
  }, [environment, id])
}
