import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { usePartyAnswerQuery } from '../../__generated__/usePartyAnswerQuery.graphql.ts'
import type { Party } from './party.ts'

/** What a caterer answers to a party. */
export interface PartyAnswer {
  isPossible: boolean
  /** Why not, in words. */
  reasons: string[]
  /** The first date on which it can be had instead. */
  next: string | null
}

const TYPING_MS = 200

const query = graphql`
  query usePartyAnswerQuery($number: Int!, $input: CanDeliverInput!) {
    cater(number: $number) {
      canDeliver(input: $input) {
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

/** Whether the caterer can do what the party asks for; null without a date, until it is known, and where it cannot be told. */
export function usePartyAnswer(
  cater: { number: number; offersDelivery: boolean },
  { covers, date, zipCode }: Party,
): PartyAnswer | null {
  const environment = useRelayEnvironment()
  const { number, offersDelivery } = cater
  const [answered, setAnswered] = useState<{ key: string; answer: PartyAnswer } | null>(null)
  const key = [number, covers, date, zipCode].join(' ')
  useEffect(() => {
    if (date === null) return
    const input = {
      date,
      lines: covers === null ? [] : [{ covers }],
      fulfilment: offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
      zipCode: offersDelivery ? zipCode : null,
    }
    let asking: { unsubscribe: () => void } | undefined
    // A number is typed digit by digit
    const timer = setTimeout(() => {
      asking = fetchQuery<usePartyAnswerQuery>(environment, query, { number, input }).subscribe({
        next: (data) => {
          const found = data.cater?.canDeliver
          if (!found) return
          const { day, next = null } = found
          const reasons = day.reasons.map(({ message }) => message)
          setAnswered({ key, answer: { isPossible: day.isPossible, reasons, next } })
        },
      })
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      asking?.unsubscribe()
    }
  }, [environment, key, number, offersDelivery, covers, date, zipCode])
  return date !== null && answered?.key === key ? answered.answer : null
}
