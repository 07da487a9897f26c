import { createContext } from 'react'

/** The ticked rows of a list of orders; null for a list without ticks. */
export const OrderSelectionContext = createContext<{
  selected: ReadonlySet<string>
  toggle: (ids: readonly string[], isOn: boolean) => void
} | null>(null)
