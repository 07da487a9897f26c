import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { SortableRowsContext } from '../sortable/SortableContext.ts'
import { findPlace, moveAmongSiblings } from './menuParts.ts'
import type { MenuItem } from './menuParts.ts'
import { useMenuParts } from './MenuPartsContext.ts'

/** The rows among which the buttons 'Flyt op' and 'Flyt ned' within it move theirs. */
export function SortableSiblings({ items, children }: { items: readonly MenuItem[]; children: ReactNode }) {
  const { parts, move } = useMenuParts()
  const rows = useMemo(
    () => ({
      items,
      moveBy: (id: string, step: 1 | -1) => {
        const place = findPlace(parts, id)
        const from = items.findIndex((item) => item.id === id)
        const to = place && moveAmongSiblings(place, from + step)
        if (to) move(to)
      },
    }),
    [items, parts, move],
  )
  return <SortableRowsContext value={rows}>{children}</SortableRowsContext>
}
