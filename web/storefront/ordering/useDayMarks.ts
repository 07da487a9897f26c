import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { dayLabel, isAboutDay } from './dayLabels.ts'
import type { DayLabel } from './dayLabels.ts'
import { formatSignedPercentage } from '../../../domain/texts/numbers.ts'
import { findActivePricePeriod } from '../../../domain/money/pricePeriods.ts'
import type { PricePeriod } from '../../../domain/money/pricePeriods.ts'
import type { useDayMarksQuery } from '../../__generated__/useDayMarksQuery.graphql.ts'
import type { DayMark, DayMarks, DayShape } from '../../ui/dayMarks.ts'

const query = graphql`
  query useDayMarksQuery($number: Int!, $input: AvailabilityInput!) {
    cater(number: $number) {
      availability(input: $input) {
        date
        coversLeft
        reasons {
          code
          message
        }
      }
    }
  }
`

type Day = NonNullable<NonNullable<useDayMarksQuery['response']['cater']>['availability']>[number]

/** The most days that are answered at once, after the first. */
const DAYS_AHEAD = 61

const SHAPES: Record<DayLabel, DayShape> = {
  Fuldt: 'full',
  'Få pladser': 'few',
  Lukket: 'closed',
  'For sent': 'late',
  Udsolgt: 'full',
  'Ikke endnu': 'late',
}

interface OrderedDelivery {
  number: number
  lines: readonly BasketMenu[]
  isDelivery: boolean
  zipCode: string
  periods: readonly PricePeriod[]
}

/** AVA-9: the marks of the days in the calendar of the order form, fetched for the months that are shown. */
export function useDayMarks({ number, lines, isDelivery, zipCode, periods }: OrderedDelivery): {
  marks: DayMarks
  onMonth: (month: string) => void
} {
  const environment = useRelayEnvironment()
  const [month, setMonth] = useState<string | null>(null)
  const menuIds = [...new Set(lines.map(({ id }) => id))].sort().join()
  const covers = lines.reduce((sum, { amount }) => sum + amount, 0)
  const question = useMemo(
    () => ({
      covers: covers > 0 ? covers : null,
      menuUuids: menuIds.split(',').filter(Boolean),
      fulfilment: isDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
      zipCode: isDelivery && /^\d{4}$/.test(zipCode) ? zipCode : null,
    }),
    [covers, menuIds, isDelivery, zipCode],
  )
  const [answers, setAnswers] = useState<{ question: typeof question; days: ReadonlyMap<string, Day> } | null>(null)
  useEffect(() => {
    if (month === null) return
    const today = danishDate(new Date())
    const from = latest(`${month}-01`, today)
    const input = { ...question, from, to: addDays(from, DAYS_AHEAD) }
    const subscription = fetchQuery<useDayMarksQuery>(environment, query, { number, input }).subscribe({
      next: ({ cater }) => {
        const days = (cater?.availability ?? []).map((day) => [day.date, day] as const)
        setAnswers((known) => ({
          question,
          days: new Map([...(known?.question === question ? known.days : []), ...days]),
        }))
      },
    })
    return () => subscription.unsubscribe()
  }, [environment, month, question, number])
  const days = answers?.question === question ? answers.days : null
  const marks = useMemo(
    () => new Map([...(days ?? [])].map(([date, day]) => [date, toMark(day, periods)] as const)),
    [days, periods],
  )
  return { marks, onMonth: setMonth }
}

function toMark({ date, coversLeft = null, reasons }: Day, periods: readonly PricePeriod[]): DayMark | null {
  const against = reasons.filter(({ code }) => isAboutDay(code))
  const label = dayLabel(against.map(({ code }) => code))
  if (label) {
    const isHoliday = against.some(({ code }) => code === 'HOLIDAY')
    return { label, shape: isHoliday ? 'holiday' : SHAPES[label], reasons: against.map(({ message }) => message) }
  }
  if (coversLeft !== null) return { label: 'Få pladser', shape: 'few', reasons: [] }
  const period = findActivePricePeriod(periods, date)
  return period && { label: formatSignedPercentage(period.percentage), shape: null, reasons: [] }
}

const latest = (a: string, b: string) => (a > b ? a : b)
