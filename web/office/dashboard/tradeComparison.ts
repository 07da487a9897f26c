import { groupThousands } from '../../../domain/texts/numbers.ts'
import { addDays } from '../../../domain/time/danishTime.ts'
import { daysBetween } from '../../../domain/time/waiting.ts'

/** A period by its first and last day, 'YYYY-MM-DD', both included. */
interface Days {
  from: string
  to: string
}

/** The period as long as this one that ends the day before it begins. */
export function periodBefore({ from, to }: Days): Days {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
}

/** 'de 12 uger før', 'ugen før' or 'de 30 dage før': what a period is compared with. */
export function formatPeriodBefore({ from, to }: Days): string {
  const days = daysBetween(from, to) + 1
  if (days === 1) return 'dagen før'
  if (days === 7) return 'ugen før'
  return days % 7 === 0 ? `de ${days / 7} uger før` : `de ${days} dage før`
}

/** '9 % over de 12 uger før'; null where there was nothing before, so that there is no percentage. */
export function formatChange(now: number, before: number, period: Days): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  const words = formatPeriodBefore(period)
  if (percent === 0) return `som ${words}`
  return `${groupThousands(String(Math.abs(percent)))} % ${percent > 0 ? 'over' : 'under'} ${words}`
}

/** '97 i de 12 uger før': a number of the period before. */
export const formatBefore = (before: number, period: Days): string =>
  `${groupThousands(String(before))} i ${formatPeriodBefore(period)}`
