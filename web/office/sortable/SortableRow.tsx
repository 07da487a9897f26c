import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { MoveButtons } from './MoveButtons.tsx'
import { SortableHandle } from './SortableHandle.tsx'
import type { SortableItem } from './sortableTexts.ts'
import { useSortableRow } from './useSortableRow.ts'
import styles from './Sortable.module.css'

/** A row of a SortableList: its handle, content and buttons. */
export function SortableRow(props: {
  item: SortableItem
  /** The position of the row in a virtualized list. */
  virtual?: { index: number; count: number; measure: (row: HTMLElement | null) => void; style: CSSProperties }
  children: ReactNode
}) {
  const { virtual } = props
  const { id, name } = props.item
  const { row, state, handle } = useSortableRow(id)
  const nameId = useId()
  return (
    <li
      ref={(element) => {
        row.ref(element)
        virtual?.measure(element)
      }}
      style={{ ...row.style, ...virtual?.style }}
      className={`${styles.row} ${state ?? ''}`}
      data-index={virtual?.index}
      aria-posinset={virtual && virtual.index + 1}
      aria-setsize={virtual?.count}
    >
      <span id={nameId} hidden>
        {name}
      </span>
      <SortableHandle handle={handle} nameId={nameId} />
      <div className={styles.content}>{props.children}</div>
      <MoveButtons id={id} nameId={nameId} />
    </li>
  )
}
