import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

const SHOWN_AFTER_TAP_MS = 4000

/** A reason for a tooltip to be open. */
type Reason = 'pointer' | 'focus' | 'tap'

const NONE: ReadonlySet<Reason> = new Set()
const without =
  (...reasons: Reason[]) =>
  (current: ReadonlySet<Reason>): ReadonlySet<Reason> =>
    new Set([...current].filter((one) => !reasons.includes(one)))

/**
 * The state of a tooltip: open under a pointer or the keyboard's focus until that leaves, after a tap for four seconds or
 * until the next tap. Esc closes it.
 */
export function useTooltip() {
  const [reasons, setReasons] = useState(NONE)
  const open = (reason: Reason) => setReasons((current) => new Set([...current, reason]))
  const leave = (reason: Reason) => setReasons(without(reason))
  const isTapped = reasons.has('tap')
  const isOpen = reasons.size > 0
  // not every browser's click has a pointer type
  const isTouch = useRef(false)

  useEffect(() => {
    if (!isTapped) return
    const timer = setTimeout(() => setReasons(without('tap')), SHOWN_AFTER_TAP_MS)
    return () => clearTimeout(timer)
  }, [isTapped])
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setReasons(NONE)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return {
    isOpen,
    /** Props of the element around the trigger and the tooltip. */
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && open('pointer'),
      onPointerLeave: () => leave('pointer'),
    },
    trigger: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isTouch.current = pointerType === 'touch'
      },
      onClick: () => {
        if (!isTouch.current) return
        if (isTapped) leave('tap')
        else open('tap')
      },
      onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && open('focus'),
      onBlur: () => setReasons(without('focus', 'tap')),
    },
  }
}
