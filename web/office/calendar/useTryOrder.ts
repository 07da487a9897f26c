import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useTryOrderQuery } from '../../__generated__/useTryOrderQuery.graphql.ts'

/** What is asked, as typed. */
interface TriedOrder {
  covers: string
  date: string
  clock: string
  zipCode: string
}

/** What a customer would be answered. */
export interface TriedAnswer {
  isPossible: boolean
  reasons: string[]
  warnings: string[]
  next: string | null
  /** What delivery would cost; '' where it is not asked for or costs nothing. */
  delivery: string
}

const query = graphql`
  query useTryOrderQuery($number: Int!, $input: CanDeliverInput!, $zipCode: String!, $hasZipCode: Boolean!) {
    cater(number: $number) {
      delivery(zipCode: $zipCode) @include(if: $hasZipCode) {
        ... on Delivered {
          text
        }
      }
      canDeliver(input: $input) {
        next
        day {
          isPossible
          reasons {
            message
          }
          warnings {
            message
          }
        }
      }
    }
  }
`

/** Asks what a customer would be answered. Returns `[ask, answer, isAsking]`. */
export function useTryOrder(number: number, offersDelivery: boolean) {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<TriedAnswer | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const latest = useRef(0)
  const ask = async ({ covers, date, clock, zipCode }: TriedOrder) => {
    const turn = ++latest.current
    const hasZipCode = offersDelivery && zipCode.length === 4
    const input = {
      date,
      clock: clock || null,
      lines: Number(covers) > 0 ? [{ covers: Number(covers) }] : [],
      fulfilment: offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
      zipCode: hasZipCode ? zipCode : null,
    }
    setIsAsking(true)
    const variables = { number, input, zipCode, hasZipCode }
    const data = await fetchQuery<useTryOrderQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined)
    // Somebody may have asked anew meanwhile
    if (turn !== latest.current) return
    setIsAsking(false)
    const found = data?.cater?.canDeliver
    setAnswer(
      found
        ? {
            isPossible: found.day.isPossible,
            reasons: found.day.reasons.map(({ message }) => message),
            warnings: found.day.warnings.map(({ message }) => message),
            next: found.next ?? null,
            delivery: data?.cater?.delivery?.text ?? '',
          }
        : { isPossible: false, reasons: ['Noget gik galt. Prøv igen.'], warnings: [], next: null, delivery: '' },
    )
  }
  return [ask, answer, isAsking] as const
}
