import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useTryOrderQuery } from '../../__generated__/useTryOrderQuery.graphql.ts'

/** The order to check, as typed. */
interface TriedOrder {
  covers: string
  date: string
  clock: string
  zipCode: string
}

/** The answer that a customer would get. */
export interface TriedAnswer {
  isPossible: boolean
  reasons: string[]
  warnings: string[]
  next: string | null
  /** The price of delivery; '' without a postal code, or where it costs nothing. */
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

/** Fetches the answer that a customer would get. Returns `[check, answer, isChecking]`. */
export function useTryOrder(number: number, offersDelivery: boolean) {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<TriedAnswer | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const latest = useRef(0)
  const check = async ({ covers, date, clock, zipCode }: TriedOrder) => {
    const turn = ++latest.current
    const hasZipCode = offersDelivery && zipCode.length === 4
    const input = {
      date,
      clock: clock || null,
      lines: Number(covers) > 0 ? [{ covers: Number(covers) }] : [],
      fulfilment: offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
      zipCode: hasZipCode ? zipCode : null,
    }
    setIsChecking(true)
    const variables = { number, input, zipCode, hasZipCode }
    const data = await fetchQuery<useTryOrderQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined)
    // A newer check may have begun meanwhile
    if (turn !== latest.current) return
    setIsChecking(false)
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
  return [check, answer, isChecking] as const
}
