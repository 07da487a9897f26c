import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { OfferFromBasketQuery } from '../../__generated__/OfferFromBasketQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'

const query = graphql`
  query OfferFromBasketQuery {
    viewer {
      staffRole
      cater {
        number
      }
    }
  }
`

/** 'Lav tilbud', for the owners and staff of the basket's caterer: the page itself is the same for everybody. */
export function OfferFromBasket({ caterNumber, basketKey }: { caterNumber: number; basketKey: string }) {
  const environment = useRelayEnvironment()
  const [isOwn, setOwn] = useState(false)
  useEffect(() => {
    const subscription = fetchQuery<OfferFromBasketQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => setOwn(viewer?.cater?.number === caterNumber && viewer.staffRole !== 'KITCHEN'),
      // Without an answer it is a page like any other
      error: () => {},
    })
    return () => subscription.unsubscribe()
  }, [environment, caterNumber])
  return isOwn && <ButtonLink to={paths.newOfferFromBasket(basketKey)}>Lav tilbud</ButtonLink>
}
