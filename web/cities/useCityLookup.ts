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

/** Finds the city of a zip code. Resolves to undefined when there is none or the query fails, since it can be typed as well. */
export function useCityLookup() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (zipCode: string): Promise<string | undefined> => {
      try {
        const options = { fetchPolicy: 'store-or-network' } as const
        const found = await fetchQuery<useCityLookupQuery>(environment, query, { zipCode }, options).toPromise()
        return found?.city?.city
      } catch {
        return undefined
      }
    },
    [environment],
  )
}
