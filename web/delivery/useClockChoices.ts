import { useEffect, useEffectEvent } from 'react'
import { formatReason } from '../../domain/availability/availabilityTexts.ts'
import { clocksWithin, isWithin } from '../../domain/availability/openingHours.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import { hasClock } from '../../domain/time/skippedHour.ts'
import type { OrderDay } from './useOrderDay.ts'

interface ClockChoices {
  /** Null while it is not known. */
  day: OrderDay | null
  date: string
  /** 'HH:mm', or '' for none. */
  clock: string
  /** The time that the order has, which stays possible on its own date. */
  agreed?: { date: string; clock: string }
  /** True for the caterer itself, who may take an order on a day that is closed: at any clock. */
  isCater?: boolean
  /** Called where the chosen clock is none of the date: it must be cleared, and the text told at its field. */
  onGone: (text: string) => void
}

/** AVA-13: the clocks to choose from on a date: those within its hours, ends included. One that it does not have is cleared. */
export function useClockChoices(props: ClockChoices): readonly string[] {
  const { day, date, clock, agreed, isCater = false } = props
  const isClosed = day?.hours?.length === 0
  const hours = isClosed && isCater ? null : (day?.hours ?? null)
  const isPossible = (choice: string) =>
    (choice === agreed?.clock && date === agreed.date) ||
    (isWithin(hours, choice) && (!isDate(date) || hasClock(date, choice)))
  const isGone = clock !== '' && isDate(date) && !isPossible(clock)
  const clear = useEffectEvent(() => props.onGone(goneText(clock, day, isClosed)))
  useEffect(() => {
    if (isGone) clear()
  }, [isGone])
  // What is not one of the quarters, but the order has it or somebody typed it
  const others = [agreed?.clock ?? '', clock].filter((choice) => choice !== '' && isPossible(choice))
  return [...new Set([...clocksWithin(hours).filter(isPossible), ...others])].toSorted()
}

function goneText(clock: string, day: OrderDay | null, isClosed: boolean): string {
  if (isClosed) return 'Der er lukket den dag. Vælg en anden dato.'
  if (!day?.hours) return `Kl. ${clock} findes ikke den nat. Vælg et andet tidspunkt.`
  const fulfilment = day.isDelivery ? 'DELIVERY' : 'PICKUP'
  const open = formatReason({ code: 'OUTSIDE_HOURS', open: day.hours, fulfilment }, day.date)
  return `Kl. ${clock} kan ikke vælges den dag. ${open}`
}
