import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { prefetch } from '../../../relay/preload.ts'

/** So long a pointer or the focus rests on a link that will be pressed; it passes over the others in less. */
const DWELL_MS = 60

/** Handlers for a link to an order: its data and code are fetched when the link is about to be pressed. */
export function usePrefetchOrder(uuid: string) {
  const environment = useRelayEnvironment()
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    const page = Promise.all([import('../detail/OrderRoute.data.ts'), import('../detail/OrderRoute.tsx')])
    // The page fetches again what fails, and shows the error
    page.then(([{ orderRouteQuery }]) => prefetch(environment, orderRouteQuery, { id: uuid })).catch(() => undefined)
  }
  const startAfterDwell = () => {
    clearTimeout(dwell.current)
    dwell.current = setTimeout(start, DWELL_MS)
  }
  const cancel = () => clearTimeout(dwell.current)
  useEffect(() => () => clearTimeout(dwell.current), [])
  return {
    onPointerEnter: startAfterDwell,
    onPointerLeave: cancel,
    // A finger comes without resting first
    onPointerDown: start,
    onFocus: startAfterDwell,
    onBlur: cancel,
  }
}
