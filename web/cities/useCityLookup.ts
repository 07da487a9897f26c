import { useCallback, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCityLookupQuery } from '../__generated__/useCityLookupQuery.graphql.ts'

const query = graphql`
  query useCityLookupQuery($zipCode: String!) {
    city(zipCode: $zipCode) {
      city
    }
  }
`

/**
 * Finds the city of a zip code as it is typed. Resolves to null when there is none, and to undefined while it has not its
 * four digits, if the query fails, and once another zip code was typed.
 */
export function useCityLookup() {
  const environment = useRelayEnvironment()
  const latest = useRef('')
  return useCallback(
    async (zipCode: string): Promise<string | null | undefined> => {
      latest.current = zipCode
      if (!/^\d{4}$/.test(zipCode)) return undefined
      try {
        const options = { fetchPolicy: 'store-or-network' } as const
        const found = await fetchQuery<useCityLookupQuery>(environment, query, { zipCode }, options).toPromise()
        return latest.current === zipCode ? found && (found.city?.city ?? null) : undefined
      } catch {
        return undefined
      }
    },
    [environment],
  )
}
