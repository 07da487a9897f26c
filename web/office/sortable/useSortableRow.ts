import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import styles from './Sortable.module.css'

/**
 * The props that make an element a row of a SortableArea, and `handle` for its SortableHandle. Nothing is dropped on a
 * row that is no target.
 */
export function useSortableRow(id: string, { isTarget = true }: { isTarget?: boolean } = {}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id, disabled: { droppable: !isTarget } })
  const state = isDragging ? styles.lifted : isOver ? styles.target : undefined
  return {
    row: {
      ref: setNodeRef,
      // without scaling: rows have different heights
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    state,
    handle: { ref: setActivatorNodeRef, describedBy: attributes['aria-describedby'], listeners },
  }
}

/** The `handle` of useSortableRow. */
export type SortableHandleProps = ReturnType<typeof useSortableRow>['handle']
