import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** The state of a link whose page is printed at once. */
export const PRINT = { print: true }

/** Prints as soon as the page is ready where a link with {@link PRINT} led here, and not again on the way back. */
export function usePrintOnArrival(print: () => void, isReady = true): void {
  const { state } = useLocation()
  const isRequested = typeof state === 'object' && state !== null && 'print' in state
  const printOnce = useEffectEvent(() => {
    // Past the router, whose navigation would load the page anew while it prepares to print
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    print()
  })
  useEffect(() => {
    if (isRequested && isReady) printOnce()
  }, [isRequested, isReady])
}
