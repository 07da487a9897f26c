import { useId } from 'react'
import type { ReactNode } from 'react'
import { MoveButtons } from './MoveButtons.tsx'
import { SortableArea } from './SortableArea.tsx'
import type { SortableMove } from './SortableArea.tsx'
import { SortableHandle } from './SortableHandle.tsx'
import type { SortableMode } from './sortableOrder.ts'
import type { SortableItem } from './sortableTexts.ts'
import { useSortableRow } from './useSortableRow.ts'
import styles from './Sortable.module.css'

/**
 * A list that is put in order by mouse, finger, keyboard and buttons. `children` draws a row from its item and its
 * place; onMove gets the whole new order. With mode 'swap' the moved row and the one that it lands on change places.
 */
export function SortableList<Item extends SortableItem>(props: {
  label: string
  items: readonly Item[]
  mode?: SortableMode
  onMove: (order: Item[], move: SortableMove<Item>) => void
  children: (item: Item, place: number) => ReactNode
}) {
  return (
    <SortableArea items={props.items} mode={props.mode ?? 'move'} onMove={props.onMove}>
      <ol className={styles.list} aria-label={props.label}>
        {props.items.map((item, index) => (
          <Row key={item.id} item={item}>
            {props.children(item, index + 1)}
          </Row>
        ))}
      </ol>
    </SortableArea>
  )
}

function Row(props: { item: SortableItem; children: ReactNode }) {
  const { id, name } = props.item
  const { row, state, handle } = useSortableRow(id)
  const nameId = useId()
  return (
    <li {...row} className={`${styles.row} ${state ?? ''}`}>
      <span id={nameId} hidden>
        {name}
      </span>
      <SortableHandle handle={handle} nameId={nameId} />
      {props.children}
      <MoveButtons id={id} nameId={nameId} />
    </li>
  )
}
