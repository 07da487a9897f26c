import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { toKroner } from '../../../domain/money/money.ts'
import type { useSharedAvailabilityQuery } from '../../__generated__/useSharedAvailabilityQuery.graphql.ts'
import type { TodaysBasket } from './useSharedBasket.ts'

const query = graphql`
  query useSharedAvailabilityQuery($number: Int!, $input: CanDeliverInput!) {
    cater(number: $number) {
      canDeliver(input: $input) {
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

/** The availability of a shared basket on its date, with the Danish reasons why not and the warnings. */
export interface SharedAvailability {
  isPossible: boolean
  reasons: string[]
  warnings: string[]
}

/** The caterer's answer to the date of a shared basket; null until it is known, and where it has no date. */
export function useSharedAvailability(
  { number, offersDelivery }: { number: number; offersDelivery: boolean },
  { party: { date, zipCode }, charged, totals }: TodaysBasket,
): SharedAvailability | null {
  const environment = useRelayEnvironment()
  const [answered, setAnswered] = useState<{ input: string; answer: SharedAvailability } | null>(null)
  const input =
    date === null
      ? null
      : JSON.stringify({
          date,
          zipCode: offersDelivery ? zipCode : null,
          fulfilment: offersDelivery ? 'DELIVERY' : 'PICKUP',
          goods: toKroner(totals.goods),
          lines: charged.menus.map(({ id, amount }) => ({ menuUuid: id, covers: amount })),
        })
  useEffect(() => {
    if (input === null) return
    const variables = { number, input: JSON.parse(input) }
    const subscription = fetchQuery<useSharedAvailabilityQuery>(environment, query, variables).subscribe({
      next: ({ cater }) => {
        const day = cater?.canDeliver?.day
        if (!day) return
        const [reasons, warnings] = [day.reasons, day.warnings].map((all) => all.map(({ message }) => message))
        setAnswered({
          input,
          answer: { isPossible: day.isPossible, reasons: reasons ?? [], warnings: warnings ?? [] },
        })
      },
    })
    return () => subscription.unsubscribe()
  }, [environment, number, input])
  return answered !== null && answered.input === input ? answered.answer : null
}
