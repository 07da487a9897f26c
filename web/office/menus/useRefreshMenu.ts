import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useRefreshMenuQuery } from '../../__generated__/useRefreshMenuQuery.graphql.ts'

const query = graphql`
  query useRefreshMenuQuery($id: ID!) {
    node(id: $id) {
      ...MenuChildren_menu @alias(as: "menu")
      ...menuListCells_menu @alias(as: "row")
    }
  }
`

/**
 * Asks for a menu and all that is in it anew: a changed child decides whether its group, and the menu, can be
 * satisfied. Where it fails, what was there stays shown.
 */
export function useRefetchMenu(id: string): () => Promise<void> {
  const environment = useRelayEnvironment()
  return useCallback(async () => {
    const asking = fetchQuery<useRefreshMenuQuery>(environment, query, { id }, { fetchPolicy: 'network-only' })
    await asking.toPromise().catch(() => undefined)
  }, [environment, id])
}
