import { useDndContext } from '@dnd-kit/core'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { usePageRows } from '../../ui/useVirtualRows.ts'
import { classes } from '../../ui/classes.ts'
import { SortableRow } from './SortableRow.tsx'
import type { SortableItem } from './sortableTexts.ts'
import styles from './Sortable.module.css'

const IN_FLOW = {}

/** The visible rows of a long SortableList, and the dragged one wherever it is. */
export function VirtualSortableRows<Item extends SortableItem>(props: {
  label: string
  items: readonly Item[]
  children: (item: Item, place: number) => ReactNode
}) {
  const { items } = props
  const list = useRef<HTMLOListElement>(null)
  const { active } = useDndContext()
  const getKey = (index: number) => items[index]?.id ?? String(index)
  const { shown, height, above, startOf, measure } = usePageRows({ count: items.length, list, keyOf: getKey })
  const draggedIndex = active ? items.findIndex(({ id }) => id === active.id) : -1
  // in list order, since an element that is moved in the DOM loses the focus
  const indexes =
    draggedIndex < 0 || shown.includes(draggedIndex) ? shown : [...shown, draggedIndex].sort((a, b) => a - b)
  return (
    <ol
      ref={list}
      className={classes(styles.list, styles.virtual)}
      aria-label={props.label}
      style={{ minHeight: height, paddingTop: above }}
    >
      {indexes.map((index) => {
        const item = items[index]
        if (!item) return null
        const style = shown.includes(index)
          ? IN_FLOW
          : ({ position: 'absolute', insetInline: 0, top: startOf(index) } as const)
        return (
          <SortableRow key={item.id} item={item} virtual={{ index, count: items.length, measure, style }}>
            {props.children(item, index + 1)}
          </SortableRow>
        )
      })}
    </ol>
  )
}
