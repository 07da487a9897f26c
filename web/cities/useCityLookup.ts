import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCityLookupQuery } from '../__generated__/useCityLookupQuery.graphql.ts'

const query = graphql`
  query useCityLookupQuery($zipCode: String!) {
    city(zipCode: $zipCode) {
      city
    }
  }
`

/** Finds the city of a zip code. Resolves to null when there is none, and to undefined if the query fails. */
export function useCityLookup() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (zipCode: string): Promise<string | null | undefined> => {
      try {
        const options = { fetchPolicy: 'store-or-network' } as const
        const found = await fetchQuery<useCityLookupQuery>(environment, query, { zipCode }, options).toPromise()
        return found && (found.city?.city ?? null)
      } catch {
        return undefined
      }
    },
    [environment],
  )
}
