import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** An onKeyDown handler for a table's body: the arrow keys move the focus between the links of its rows, X ticks one. */
export function rowArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const isTick = event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isTick && event.target instanceof HTMLAnchorElement)
    return event.target.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  const step = STEPS[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link === event.target) + step]
  event.preventDefault()
  next?.focus()
}
