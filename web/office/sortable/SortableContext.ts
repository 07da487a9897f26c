import { createContext, use } from 'react'
import type { SortableItem } from './sortableTexts.ts'

/** What a SortableArea gives to its rows. */
export interface SortableRows {
  items: readonly SortableItem[]
  /** Moves a thing by one place, as its buttons do. */
  moveBy: (id: string, step: 1 | -1) => void
}

/** Set by SortableArea. */
export const SortableRowsContext = createContext<SortableRows | null>(null)

/** The list that a row is in. */
export function useSortableRows(): SortableRows {
  const rows = use(SortableRowsContext)
  if (!rows) throw new Error('A sortable row stands in no SortableArea')
  return rows
}
