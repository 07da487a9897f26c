import { useEffect, useEffectEvent, useState } from 'react'
import { formatReason } from '../../domain/availability/availabilityTexts.ts'
import { clocksWithin, isWithin } from '../../domain/availability/openingHours.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import { hasClock } from '../../domain/time/skippedHour.ts'
import type { OrderDay } from './useOrderDay.ts'

/** The hours of a date. `isDelivery` is null for those of both fulfilments together. */
type ClockDay = Pick<OrderDay, 'date' | 'hours'> & { isDelivery: boolean | null }

interface ClockField {
  /** Null while it is not known. */
  day: ClockDay | null
  date: string
  /** 'HH:mm', or '' for none. */
  clock: string
  /** The time that the order has, which stays possible on its own date. */
  agreed?: { date: string; clock: string }
  /** True for the caterer itself, who may take an order on a closed day at any clock. */
  isCater?: boolean
  /** Changes the chosen clock: '' where the date does not have it. */
  onChange: (clock: string) => void
}

/**
 * AVA-13: the clocks to choose from on a date: those within its hours, ends included. One that it does not have is cleared,
 * and chosen again on a date that has it. The message at the field says why for as long as that is true of the date; null
 * where there is nothing to say.
 */
export function useClockChoices(field: ClockField): { clocks: readonly string[]; message: string | null } {
  const { day, date, clock, agreed, isCater = false } = field
  const [cleared, setCleared] = useState('')
  const isClosed = day?.hours?.length === 0 && !isCater
  const hours = day?.hours?.length === 0 && isCater ? null : (day?.hours ?? null)
  const isPossible = (choice: string) =>
    (choice === agreed?.clock && date === agreed.date) ||
    (isWithin(hours, choice) && (!isDate(date) || hasClock(date, choice)))
  // On a closed day it is the date that is wrong
  const isGone = clock !== '' && isDate(date) && !isClosed && !isPossible(clock)
  if (isGone && cleared !== clock) setCleared(clock)
  const isBack = clock === '' && cleared !== '' && day?.date === date && isPossible(cleared)
  const change = useEffectEvent((next: string) => field.onChange(next))
  useEffect(() => {
    if (isGone) change('')
    if (isBack) change(cleared)
  }, [isGone, isBack, cleared])
  // Clocks between the quarters, which the order has or somebody typed
  const others = [agreed?.clock ?? '', clock].filter((choice) => choice !== '' && (isClosed || isPossible(choice)))
  const clocks = [...new Set([...clocksWithin(hours).filter(isPossible), ...others])].toSorted()
  const isMissing = clock === '' && cleared !== '' && isDate(date) && !isPossible(cleared)
  if (isClosed && !clocks.some(isPossible)) return { clocks, message: 'Der er lukket den dag. Vælg en anden dato.' }
  return { clocks, message: isMissing ? formatGone(cleared, day) : null }
}

function formatGone(clock: string, day: ClockDay | null): string {
  if (!day?.hours) return `Kl. ${clock} findes ikke den nat. Vælg et andet tidspunkt.`
  if (day.isDelivery === null) return `Kl. ${clock} kan ikke vælges den dag. Vælg et andet tidspunkt.`
  const fulfilment = day.isDelivery ? 'DELIVERY' : 'PICKUP'
  const open = formatReason({ code: 'OUTSIDE_HOURS', open: day.hours, fulfilment }, day.date)
  return `Kl. ${clock} kan ikke vælges den dag. ${open}`
}
