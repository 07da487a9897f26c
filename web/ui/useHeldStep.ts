import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** So long a button is held before it repeats, and between two steps then, in milliseconds. */
const HOLD_MS = 400
const REPEAT_MS = 75

/** The handlers of a button that takes a step when pressed and repeats it while held, by mouse, finger or pen. */
export function useHeldStep(onStep: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const hasRepeated = useRef(false)
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (!isHeld) return
    let repeat: ReturnType<typeof setInterval> | undefined
    const hold = setTimeout(() => {
      repeat = setInterval(() => {
        hasRepeated.current = true
        step()
      }, REPEAT_MS)
    }, HOLD_MS)
    return () => {
      clearTimeout(hold)
      clearInterval(repeat)
    }
  }, [isHeld])
  const release = () => setIsHeld(false)
  return {
    onPointerDown: () => {
      hasRepeated.current = false
      setIsHeld(true)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: ({ detail }: MouseEvent) => {
      // The click that ends a hold is no further step; that of a key (0) ends none
      if (!hasRepeated.current || detail === 0) onStep()
      hasRepeated.current = false
    },
  }
}
