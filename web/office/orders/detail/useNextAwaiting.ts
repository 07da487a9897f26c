import { use } from 'react'
import { AwaitingCountContext } from '../../live/AwaitingCountContext.ts'
import { AwaitingOrdersContext } from '../../live/AwaitingOrdersContext.ts'

/** The order that has waited longest apart from the given one, and how many wait; null where none does. */
export function useNextAwaiting(uuid: string): { uuid: string; count: number } | null {
  const orders = use(AwaitingOrdersContext)
  const all = use(AwaitingCountContext)
  const others = orders.filter((order) => order !== uuid)
  const [next] = others
  return next ? { uuid: next, count: all - (orders.length - others.length) } : null
}
