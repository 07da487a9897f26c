import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'

const SHOWN_AFTER_TAP_MS = 4000

/** A reason for a tooltip to be open. */
type Reason = 'pointer' | 'tap'

const NONE: ReadonlySet<Reason> = new Set()
const without =
  (reason: Reason) =>
  (current: ReadonlySet<Reason>): ReadonlySet<Reason> =>
    new Set([...current].filter((held) => held !== reason))

/**
 * The state of a tooltip: open under a pointer until that leaves, after a tap for four seconds or until the next tap
 * anywhere. Esc closes it.
 */
export function useTooltip() {
  const [reasons, setReasons] = useState(NONE)
  const open = (reason: Reason) => setReasons((current) => new Set([...current, reason]))
  const leave = (reason: Reason) => setReasons(without(reason))
  const isTapped = reasons.has('tap')
  const isOpen = reasons.size > 0
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isTapped) return
    const close = () => setReasons(without('tap'))
    const onPress = ({ target }: Event) => !ref.current?.contains(target as Node) && close()
    const timer = setTimeout(close, SHOWN_AFTER_TAP_MS)
    document.addEventListener('pointerdown', onPress)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isTapped])
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setReasons(NONE)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return {
    isOpen,
    /** Props of the element around the explained words and the tooltip. */
    area: {
      ref,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && open('pointer'),
      onPointerLeave: () => leave('pointer'),
      // a touch that scrolls is cancelled instead
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') return
        if (isTapped) leave('tap')
        else open('tap')
      },
    },
  }
}
