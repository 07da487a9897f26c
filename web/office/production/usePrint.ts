import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'
import type { ChangedDay } from './changedDays.ts'
import type { ProductionDays } from './productionDays.ts'
import { productionRouteQuery } from './ProductionRoute.data.ts'
import { useMarkProductionPrinted } from './useMarkProductionPrinted.ts'

/** What goes on paper: everything, or only what had changed since the prints before. */
export type Paper = 'all' | readonly ChangedDay[]

/**
 * Remembers days as printed, shows them as they are by then, and prints all of it or the changes alone. What could not
 * be remembered is not printed, since nobody would be told of its changes.
 */
export function usePrint(
  days: ProductionDays,
  production: readonly { date: string; printedAt?: string | null | undefined }[],
) {
  const environment = useRelayEnvironment()
  const markPrinted = useMarkProductionPrinted()
  const [isPrinting, setIsPrinting] = useState(false)
  const [trouble, setTrouble] = useState<ActionError | null>(null)
  const [paper, setPaper] = useState<Paper>('all')
  const [prints, setPrints] = useState(0)
  // What was remembered by a try that failed on another day is on no paper yet
  const unprinted = useRef<ChangedDay[]>([])
  const prepare = async (wanted: 'all' | 'changes') => {
    for (const { date, printedAt } of production) {
      // Changes alone are no print of a day that never was on paper
      if (wanted === 'changes' && !printedAt) continue
      const changes = await markPrinted(date)
      // The service's, not the page's: an order may have been accepted since that was drawn
      if (printedAt && changes.length > 0) unprinted.current.push({ date, printedAt, changes })
    }
    await fetchQuery(environment, productionRouteQuery, days).toPromise()
  }
  const print = (wanted: 'all' | 'changes') => {
    setIsPrinting(true)
    setTrouble(null)
    prepare(wanted).then(
      () => {
        setIsPrinting(false)
        setPaper(wanted === 'all' ? 'all' : unprinted.current)
        unprinted.current = []
        setPrints((count) => count + 1)
      },
      (error: Error) => {
        setIsPrinting(false)
        setTrouble(toActionError(error))
      },
    )
  }
  // Once the page shows what was remembered
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  return { print, paper, isPrinting, trouble }
}
