import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import styles from './Sortable.module.css'

/** What an element needs to be a row of a SortableArea, and `handle` for its SortableHandle. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id })
  const state = isDragging ? styles.lifted : isOver ? styles.target : undefined
  return {
    row: {
      ref: setNodeRef,
      // a row of another height must not be stretched
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    state,
    handle: { ref: setActivatorNodeRef, describedBy: attributes['aria-describedby'], listeners },
  }
}

/** What useSortableRow gives for the handle. */
export type SortableHandleProps = ReturnType<typeof useSortableRow>['handle']
