import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { danishDate } from '../../../domain/danishTime.ts'
import type { usePartyAnswerQuery } from '../../__generated__/usePartyAnswerQuery.graphql.ts'
import type { Party } from './party.ts'

/** What a caterer answers to a party. */
export interface PartyAnswer {
  /** Null without a date. */
  day: {
    isPossible: boolean
    /** Why not, in words. */
    reasons: string[]
    /** The first date on which it can be had instead. */
    next: string | null
  } | null
  /** What delivery to the postal code costs, or that there is none; null without a code, and where it costs nothing. */
  delivery: { isPossible: boolean; text: string } | null
}

const TYPING_MS = 200

const query = graphql`
  query usePartyAnswerQuery(
    $number: Int!
    $input: CanDeliverInput!
    $zipCode: String!
    $hasDate: Boolean!
    $hasZipCode: Boolean!
  ) {
    cater(number: $number) {
      delivery(zipCode: $zipCode) @include(if: $hasZipCode) {
        __typename
        ... on Delivered {
          text
        }
        ... on NotDelivered {
          message
        }
      }
      canDeliver(input: $input) @include(if: $hasDate) {
        day {
          isPossible
          reasons {
            message
          }
        }
        next
      }
    }
  }
`

/** Whether and for what the caterer can do what the party asks for; null until it is known, and where nothing is asked. */
export function usePartyAnswer(
  cater: { number: number; offersDelivery: boolean },
  { covers, date, zipCode }: Party,
): PartyAnswer | null {
  const environment = useRelayEnvironment()
  const { number, offersDelivery } = cater
  const [answered, setAnswered] = useState<{ key: string; answer: PartyAnswer } | null>(null)
  const key = [number, covers, date, zipCode].join(' ')
  useEffect(() => {
    const hasZipCode = offersDelivery && zipCode !== null
    if (date === null && !hasZipCode) return
    const input = {
      date: date ?? danishDate(new Date()),
      lines: covers === null ? [] : [{ covers }],
      fulfilment: offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
      zipCode: offersDelivery ? zipCode : null,
    }
    let asking: { unsubscribe: () => void } | undefined
    // A number is typed digit by digit
    const timer = setTimeout(() => {
      const variables = { number, input, zipCode: zipCode ?? '', hasDate: date !== null, hasZipCode }
      asking = fetchQuery<usePartyAnswerQuery>(environment, query, variables).subscribe({
        next: (data) => setAnswered({ key, answer: toAnswer(data.cater) }),
      })
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      asking?.unsubscribe()
    }
  }, [environment, key, number, offersDelivery, covers, date, zipCode])
  return answered?.key === key ? answered.answer : null
}

function toAnswer(cater: usePartyAnswerQuery['response']['cater']): PartyAnswer {
  const { canDeliver, delivery } = cater ?? {}
  return {
    day: canDeliver
      ? {
          isPossible: canDeliver.day.isPossible,
          reasons: canDeliver.day.reasons.map(({ message }) => message),
          next: canDeliver.next ?? null,
        }
      : null,
    delivery: toDelivery(delivery),
  }
}

type Delivery = NonNullable<usePartyAnswerQuery['response']['cater']>['delivery']

function toDelivery(delivery: Delivery): PartyAnswer['delivery'] {
  if (delivery?.__typename === 'NotDelivered') return { isPossible: false, text: delivery.message }
  if (delivery?.__typename !== 'Delivered' || delivery.text == null) return null
  return { isPossible: true, text: delivery.text }
}
