import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { ClockInterval } from '../../domain/availability/availabilityRules.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import type { useOrderDayQuery } from '../__generated__/useOrderDayQuery.graphql.ts'

const query = graphql`
  query useOrderDayQuery($number: Int!, $input: CanDeliverInput!, $isAccepted: Boolean!) {
    cater(number: $number) {
      canDeliver(input: $input) {
        day {
          hours {
            from
            to
          }
        }
        cancelText(isAccepted: $isAccepted)
      }
    }
  }
`

/** The facts of a caterer about a date that an order is for. */
export interface OrderDay {
  date: string
  isDelivery: boolean
  /** Null is always, an empty list is closed. */
  hours: readonly ClockInterval[] | null
  /** CHG-14: the text on the price of cancelling then; null where it is not known. */
  cancelText: string | null
}

interface OrderDayKey {
  /** The caterer's; null where it is not known. */
  number: number | null
  date: string
  isDelivery: boolean
  /** Whether the order is accepted as it is placed. */
  isAccepted?: boolean
}

/** The hours of a date and the price of cancelling an order for it; null until they are known, and without a date. */
export function useOrderDay({ number, date, isDelivery, isAccepted = false }: OrderDayKey): OrderDay | null {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState<OrderDay | null>(null)
  useEffect(() => {
    if (number === null || !isDate(date)) return
    const input = { date, fulfilment: isDelivery ? ('DELIVERY' as const) : ('PICKUP' as const), lines: [] }
    const subscription = fetchQuery<useOrderDayQuery>(environment, query, { number, input, isAccepted }).subscribe({
      next: ({ cater }) => {
        const answer = cater?.canDeliver
        if (!answer) return
        const hours = answer.day.hours?.map(({ from, to }) => ({ from, to })) ?? null
        setKnown({ date, isDelivery, hours, cancelText: answer.cancelText ?? null })
      },
      // All clocks can be chosen then; the service decides
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [environment, number, date, isDelivery, isAccepted])
  return known?.date === date && known.isDelivery === isDelivery ? known : null
}
