import { readSession, writeSession } from '../../session/sessionStore.ts'
import { useBrowserStore } from '../../ui/useBrowserStore.ts'
import { ShownOrder } from './shownOrder.ts'

const KEY = 'placed-order'

/**
 * Stores the order that a guest has just placed, until the tab is closed. A guest may read no order from the service, so
 * this browser shows what it sent itself.
 */
export function storeGuestOrder(order: ShownOrder): void {
  writeSession(KEY, JSON.stringify(order))
}

/** The guest's order with this id that was placed in this tab; null for any other, and on the server. */
export function useGuestOrder(uuid: string | undefined): ShownOrder | null {
  const stored = useBrowserStore(
    neverChanges,
    () => readSession(KEY),
    () => null,
  )
  const order = stored === null ? null : parse(stored)
  return order && order.uuid === uuid ? order : null
}

function parse(stored: string): ShownOrder | null {
  try {
    return ShownOrder.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

const neverChanges = () => () => undefined
