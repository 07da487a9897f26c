import { useState } from 'react'
import { danishDate } from '../../../domain/danishTime.ts'
import type { WantedDay } from '../../../domain/offering.ts'
import { useParty } from './useParty.ts'

/** The day for which the visitor wants to eat, as it was told; menus that cannot be had then say why. */
export function useWantedDay(): WantedDay {
  const { date } = useParty()
  const [today] = useState(() => danishDate(new Date()))
  return { date, today }
}
