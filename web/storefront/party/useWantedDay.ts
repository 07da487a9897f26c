import { useState } from 'react'
import { danishDate } from '../../../domain/danishTime.ts'
import type { WantedDay } from '../../../domain/offering.ts'

/** The day for which the visitor wants to eat. It is chosen in the order form. */
export function useWantedDay(): WantedDay {
  const [today] = useState(() => danishDate(new Date()))
  return { date: null, today }
}
