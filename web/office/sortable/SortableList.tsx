import type { ReactNode } from 'react'
import { SortableArea } from './SortableArea.tsx'
import type { SortableMove } from './SortableArea.tsx'
import type { SortableMode } from './sortableOrder.ts'
import { SortableRow } from './SortableRow.tsx'
import { VirtualSortableRows } from './VirtualSortableRows.tsx'
import type { SortableItem } from './sortableTexts.ts'
import styles from './Sortable.module.css'

/** From this many rows on the list is virtualized. */
const MIN_ROWS_TO_VIRTUALIZE = 60

/**
 * A list that is sorted by mouse, touch, keyboard and buttons. `children` renders a row from its item and its place,
 * which begins at 1; onMove gets the whole new order. Mode 'swap' swaps the moved row and the one it is dropped onto.
 */
export function SortableList<Item extends SortableItem>(props: {
  label: string
  items: readonly Item[]
  mode?: SortableMode
  onMove: (order: Item[], move: SortableMove<Item>) => void
  children: (item: Item, place: number) => ReactNode
}) {
  const { label, items, children } = props
  const isLong = items.length >= MIN_ROWS_TO_VIRTUALIZE
  return (
    <SortableArea items={items} mode={props.mode ?? 'move'} onMove={props.onMove}>
      {isLong ? (
        <VirtualSortableRows label={label} items={items}>
          {children}
        </VirtualSortableRows>
      ) : (
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.id} item={item}>
              {children(item, index + 1)}
            </SortableRow>
          ))}
        </ol>
      )}
    </SortableArea>
  )
}
