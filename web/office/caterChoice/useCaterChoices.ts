import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCaterChoicesQuery } from '../../__generated__/useCaterChoicesQuery.graphql.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/orders/orderListFilter.ts'
import { joinWords } from '../../../domain/texts/blanks.ts'

const DEBOUNCE_MS = 150

const query = graphql`
  query useCaterChoicesQuery($query: String) {
    allCatersConnection(first: 20, query: $query) {
      totalCount
      edges {
        node {
          number
          name
          city
        }
      }
    }
  }
`

/** The caterers to choose from, and whether there are more than these. */
export interface CaterChoices {
  choices: readonly { id: string; name: string; city: string | null }[]
  hasMore: boolean
  hasFailed: boolean
  /** True until the service has answered what is typed. */
  isPending: boolean
}

const NOTHING: CaterChoices = { choices: [], hasMore: false, hasFailed: false, isPending: false }

/** The first caterers whose name and city have each of the typed words; null while nobody chooses. */
export function useCaterChoices(typed: string | null): CaterChoices {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<{ words: string | null; choices: CaterChoices }>({ words: null, choices: NOTHING })
  const words = typed === null ? null : joinWords(typed).slice(0, MAX_QUERY_LENGTH)
  useEffect(() => {
    if (words === null) return
    let subscription: { unsubscribe: () => void } | undefined
    const timer = setTimeout(() => {
      const response = fetchQuery<useCaterChoicesQuery>(environment, query, { query: words || null })
      subscription = response.subscribe({
        next: ({ allCatersConnection: list }) =>
          setFound({
            words,
            choices: {
              choices: (list?.edges ?? []).map(({ node: { number, name, city } }) => ({
                id: String(number),
                name,
                city: city ?? null,
              })),
              hasMore: list !== null && list !== undefined && list.totalCount > list.edges.length,
              hasFailed: !list,
              isPending: false,
            },
          }),
        error: () => setFound({ words, choices: { ...NOTHING, hasFailed: true } }),
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, words])
  // What was found for other words is no answer, and Enter would choose it
  return words === null || found.words === words ? found.choices : { ...NOTHING, isPending: true }
}
