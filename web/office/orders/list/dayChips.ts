import { addDays, isoWeekday } from '../../../../domain/time/danishTime.ts'

/** The periods of delivery that an office filters by most. Weeks run from Monday to Sunday. */
export function dayChips(today: string): { name: string; from: string; to: string }[] {
  const monday = addDays(today, 1 - isoWeekday(today))
  const tomorrow = addDays(today, 1)
  return [
    { name: 'I dag', from: today, to: today },
    { name: 'I morgen', from: tomorrow, to: tomorrow },
    { name: 'Denne uge', from: monday, to: addDays(monday, 6) },
    { name: 'Næste uge', from: addDays(monday, 7), to: addDays(monday, 13) },
  ]
}
