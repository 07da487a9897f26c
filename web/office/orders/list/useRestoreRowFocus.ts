import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The URL that was opened last from each history entry. Lost on a reload. */
const openedFrom = new Map<string, string>()

/**
 * Focuses the row that was opened when the user goes back to the list. Returns the props of the table's body, whose
 * rows are links.
 */
export function useRestoreRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null)
  const navigationType = useNavigationType()
  const { key } = useLocation()
  const restoreFocus = useEffectEvent(() => {
    const opened = navigationType === 'POP' && openedFrom.get(key)
    if (!opened) return
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    // the router restores the scroll position
    links.find((link) => link.getAttribute('href') === opened)?.focus({ preventScroll: true })
  })
  useEffect(() => restoreFocus(), [])
  const onClick = ({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if (href) openedFrom.set(key, href)
  }
  return { ref: body, onClick }
}
