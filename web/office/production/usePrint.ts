import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { ProductionDays } from './productionDays.ts'
import { productionRouteQuery } from './ProductionRoute.data.ts'
import { useMarkProductionPrinted } from './useMarkProductionPrinted.ts'

/**
 * Remembers the dates as printed, shows them as they are by then, and prints: `[print, isPrinting, hasFailed]`. What
 * could not be remembered is not printed, since nobody would be told of its changes.
 */
export function usePrint(days: ProductionDays, dates: readonly string[]) {
  const environment = useRelayEnvironment()
  const [markPrinted] = useMarkProductionPrinted()
  const [state, setState] = useState<'idle' | 'marking' | 'failed'>('idle')
  const [prints, setPrints] = useState(0)
  const prepare = async () => {
    for (const date of dates) await markPrinted(date)
    await fetchQuery(environment, productionRouteQuery, days).toPromise()
  }
  const print = () => {
    setState('marking')
    prepare().then(
      () => {
        setState('idle')
        setPrints((count) => count + 1)
      },
      () => setState('failed'),
    )
  }
  // Once the page shows what was remembered
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  return [print, state === 'marking', state === 'failed'] as const
}
