import { createContext, use } from 'react'
import type { SortableItem } from './sortableTexts.ts'

/** The context of the rows of a SortableArea. */
export interface SortableRows {
  items: readonly SortableItem[]
  /** Moves an item by one place. */
  moveBy: (id: string, step: 1 | -1) => void
}

export const SortableRowsContext = createContext<SortableRows | null>(null)

/** The list of a row. Throws outside of a SortableArea. */
export function useSortableRows(): SortableRows {
  const rows = use(SortableRowsContext)
  if (!rows) throw new Error('A sortable row must be inside a SortableArea')
  return rows
}
