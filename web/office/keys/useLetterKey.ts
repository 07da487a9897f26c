import { useEffectEvent, useLayoutEffect } from 'react'
import { isDialogOpen } from './isDialogOpen.ts'
import { isTyping } from './isTyping.ts'

/**
 * Calls `onPress` when a letter is pressed without a modifier; never while the user types or a dialog is open.
 * Null for nothing.
 */
export function useLetterKey(letter: string, onPress: (() => void) | null): void {
  const isActive = onPress !== null
  const press = useEffectEvent(() => onPress?.())
  // With the page that the user sees: a passive effect comes later, and would lose the first key
  useLayoutEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || event.repeat || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (isDialogOpen()) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [letter, isActive])
}
