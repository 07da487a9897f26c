import { Icon } from '../../ui/Icon.tsx'
import type { SortableHandleProps } from './useSortableRow.ts'
import styles from './Sortable.module.css'

/** 'Træk for at flytte': the drag handle of a row, for mouse, touch and keyboard. */
export function SortableHandle(props: { handle: SortableHandleProps; nameId: string }) {
  const { ref, describedBy, listeners } = props.handle
  return (
    <button
      ref={ref}
      type="button"
      className={styles.handle}
      aria-label="Træk for at flytte"
      aria-describedby={`${props.nameId} ${describedBy}`}
      {...listeners}
    >
      <Icon name="grip" />
    </button>
  )
}
