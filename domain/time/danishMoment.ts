import { danishClock, danishDate } from './danishTime.ts'

const HOUR = 3_600_000

/**
 * The moment of a date 'YYYY-MM-DD' and a clock 'HH:mm' in Denmark. At the end of summer time the first of the two equal
 * hours is meant; the hour that is skipped at its start becomes the next one.
 */
export function parseDanishMoment(date: string, clock: string): Date {
  const wall = Date.parse(`${date}T${clock}:00Z`)
  const inSummer = new Date(wall - 2 * HOUR)
  const isSummer = danishDate(inSummer) === date && danishClock(inSummer) === clock
  return isSummer ? inSummer : new Date(wall - HOUR)
}
