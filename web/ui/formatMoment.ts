import { danishClock, danishDate } from '../../domain/time/danishTime.ts'
import { formatDayAndMonth } from '../../domain/time/formats.ts'

/** A moment in words, with its year only where that is not the year of `reference`: '23. marts kl. 14:12'. */
export function formatMoment(moment: string, reference: string): string {
  const at = new Date(moment)
  return `${formatDayAndMonth(danishDate(at), danishDate(new Date(reference)))} kl. ${danishClock(at)}`
}
