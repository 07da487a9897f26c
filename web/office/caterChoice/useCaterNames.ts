import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCaterNamesQuery } from '../../__generated__/useCaterNamesQuery.graphql.ts'

const query = graphql`
  query useCaterNamesQuery($number: Int!) {
    cater(number: $number) {
      name
    }
  }
`

/** The names of chosen caterers by their numbers, each read once: a draft may name any. Until then 'Nr. 57'. */
export function useCaterNames(numbers: readonly string[]): (number: string) => string {
  const environment = useRelayEnvironment()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const text = numbers.join(',')
  useEffect(() => {
    const subscriptions = text
      .split(',')
      .filter(Boolean)
      .map((number) =>
        fetchQuery<useCaterNamesQuery>(
          environment,
          query,
          { number: Number(number) },
          { fetchPolicy: 'store-or-network' },
        ).subscribe({
          next: ({ cater }) => cater && setNames((known) => ({ ...known, [number]: cater.name })),
          // the number stays, which says as much
          error: () => {},
        }),
      )
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [environment, text])
  return (number) => names[number] ?? `Nr. ${number}`
}
