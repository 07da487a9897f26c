import { useLayoutEffect, useRef } from 'react'
import { isTyping } from './isTyping.ts'

/** A ref for a field that '/' focuses, unless the user is typing elsewhere. */
export function useSlashKey() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return field
}
