import { use, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { PaymentMethod } from '../../../../domain/orders/orderStates.ts'
import { randomId } from '../../../browser/randomId.ts'
import { UndoContext } from '../../orderActions/UndoContext.ts'
import { markPaidOnce } from './bulkPaid.ts'
import type { BulkOrder, BulkResult } from './bulkPaid.ts'

/** So many orders are sent at once. */
const CONCURRENCY = 4

/** An order and its result; null while it is under way. */
export interface BulkOutcome {
  order: BulkOrder
  result: BulkResult | null
}

/** The results of marking many orders. */
export interface BulkReport {
  method: PaymentMethod
  outcomes: readonly BulkOutcome[]
}

export const canBeTriedAgain = ({ result }: BulkOutcome): boolean =>
  result?.type === 'failed' || result?.type === 'signedOut'

/**
 * Marks many orders paid, each by itself: one that fails leaves the others as they are. What failed can be tried again,
 * with the keys of the first time, so that nothing is done twice.
 */
export function useBulkPaid() {
  const environment = useRelayEnvironment()
  const { dispatch } = use(UndoContext)
  const [report, setReport] = useState<BulkReport | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const keys = useRef(new Map<string, string>())

  const run = async (orders: readonly BulkOrder[], method: PaymentMethod) => {
    setIsRunning(true)
    const waiting = [...orders]
    const results: BulkResult[] = []
    const work = async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        const { id } = order
        const key = keys.current.get(id) ?? randomId()
        keys.current.set(id, key)
        const result = await markPaidOnce(environment, order, method, key)
        results.push(result)
        setReport((before) => before && withResult(before, id, result))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
    dispatch({
      type: 'answered',
      orders: results.flatMap((result) => (result.type === 'done' ? [result.answered] : [])),
    })
    setIsRunning(false)
  }

  return {
    report,
    isRunning,
    start: (orders: readonly BulkOrder[], method: PaymentMethod) => {
      keys.current = new Map()
      setReport({ method, outcomes: orders.map((order) => ({ order, result: null })) })
      void run(orders, method)
    },
    retry: () => {
      if (!report || isRunning) return
      const again = report.outcomes.filter(canBeTriedAgain).map(({ order }) => order)
      setReport({
        ...report,
        outcomes: report.outcomes.map((outcome) => (canBeTriedAgain(outcome) ? { ...outcome, result: null } : outcome)),
      })
      void run(again, report.method)
    },
    close: () => setReport(null),
  }
}

const withResult = (report: BulkReport, id: string, result: BulkResult): BulkReport => ({
  ...report,
  outcomes: report.outcomes.map((outcome) => (outcome.order.id === id ? { ...outcome, result } : outcome)),
})
