import { useState } from 'react'
import { danishDate } from '../../domain/time/danishTime.ts'
import type { WantedDay } from '../../domain/menus/offering.ts'
import { useParty } from './useParty.ts'

/** The day for which the visitor wants to eat, as it was entered; menus that are not available then say why. */
export function useWantedDay(): WantedDay {
  const { date } = useParty()
  const [today] = useState(() => danishDate(new Date()))
  return { date, today }
}
