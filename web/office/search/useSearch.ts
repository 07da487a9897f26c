import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSearchQuery } from '../../__generated__/useSearchQuery.graphql.ts'
import type { HitGroup } from './searchHits.ts'
import { searchHits } from './searchHits.ts'

const DEBOUNCE_MS = 120

const query = graphql`
  query useSearchQuery($query: String!) {
    search(query: $query) {
      ...searchHits_results
    }
  }
`

/** The hits, and the words that they were found by. */
export interface Found {
  words: string
  groups: HitGroup[]
  hasFailed: boolean
}

const NOTHING: Found = { words: '', groups: [], hasFailed: false }

/** Searches as the user types; the last answer stays until the next arrives. */
export function useSearch(words: string): Found {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (words.length < 2) return
    let subscription: { unsubscribe: () => void } | undefined
    const timer = setTimeout(() => {
      const answer = fetchQuery<useSearchQuery>(environment, query, { query: words })
      subscription = answer.subscribe({
        next: ({ search }) => setFound({ words, groups: search ? searchHits(search) : [], hasFailed: !search }),
        error: () => setFound({ words, groups: [], hasFailed: true }),
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, words])
  return words.length < 2 ? NOTHING : found
}
