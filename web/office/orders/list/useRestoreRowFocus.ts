import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The address that was opened last from each entry of the history. A new document begins without. */
const openedFrom = new Map<string, string>()

/**
 * Remembers the row that is opened; whoever goes back to the list stands on that row again. The props are for the
 * table's body, whose rows are links.
 */
export function useRestoreRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null)
  const arrivedBy = useNavigationType()
  const { key } = useLocation()
  const returnToRow = useEffectEvent(() => {
    const opened = arrivedBy === 'POP' && openedFrom.get(key)
    if (!opened) return
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    // the scroll is the browser history's own
    links.find((link) => link.getAttribute('href') === opened)?.focus({ preventScroll: true })
  })
  useEffect(() => returnToRow(), [])
  const onClick = ({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if (href) openedFrom.set(key, href)
  }
  return { ref: body, onClick }
}
