import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useRefetchMenuQuery } from '../../__generated__/useRefetchMenuQuery.graphql.ts'

const query = graphql`
  query useRefetchMenuQuery($id: ID!) {
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
    const request = fetchQuery<useRefetchMenuQuery>(environment, query, { id }, { fetchPolicy: 'network-only' })
    await request.toPromise().catch(() => undefined)
  }, [environment, id])
}
