import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'
import type { ChangedDay } from './changedDays.ts'
import type { ProductionDays } from './productionDays.ts'
import { productionRouteQuery } from './ProductionRoute.data.ts'
import { useMarkProductionPrinted } from './useMarkProductionPrinted.ts'

/** The content to print: everything, or only the changes since the prints before. */
export type Paper = 'all' | readonly ChangedDay[]

/**
 * Marks days as printed, refetches them, and prints everything or the changes alone. Days that fail to be marked are
 * not printed, since their later changes would not be noticed.
 */
export function usePrint(
  days: ProductionDays,
  production: readonly { date: string; printedAt?: string | null | undefined }[],
) {
  const environment = useRelayEnvironment()
  const markPrinted = useMarkProductionPrinted()
  const [isPrinting, setIsPrinting] = useState(false)
  const [error, setError] = useState<ActionError | null>(null)
  const [paper, setPaper] = useState<Paper>('all')
  const [prints, setPrints] = useState(0)
  // changes of days that were marked by an attempt which failed on another day: they are not on paper yet
  const unprinted = useRef<ChangedDay[]>([])
  const prepare = async (content: 'all' | 'changes') => {
    for (const { date, printedAt } of production) {
      // a day that was never printed has no changes
      if (content === 'changes' && !printedAt) continue
      const changes = await markPrinted(date)
      // the service's changes, not the page's: an order may have been accepted since it was rendered
      if (printedAt && changes.length > 0) unprinted.current.push({ date, printedAt, changes })
    }
    await fetchQuery(environment, productionRouteQuery, days).toPromise()
  }
  const print = (content: 'all' | 'changes') => {
    setIsPrinting(true)
    setError(null)
    prepare(content).then(
      () => {
        setIsPrinting(false)
        setPaper(content === 'all' ? 'all' : unprinted.current)
        unprinted.current = []
        setPrints((count) => count + 1)
      },
      (cause: Error) => {
        setIsPrinting(false)
        setError(toActionError(cause))
      },
    )
  }
  // after the page has rendered the printed state
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  return { print, paper, isPrinting, error }
}
