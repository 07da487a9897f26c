import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useSortableRows } from './SortableContext.ts'
import styles from './Sortable.module.css'

const BUTTONS = [
  { step: -1, name: 'Flyt op', icon: 'up' },
  { step: 1, name: 'Flyt ned', icon: 'down' },
] as const

/** 'Flyt op' and 'Flyt ned' of a row. The focus moves along with the row. */
export function MoveButtons(props: { id: string; nameId: string }) {
  const { items, moveBy } = useSortableRows()
  const place = items.findIndex(({ id }) => id === props.id)
  const pressed = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // an element that is moved in the DOM loses the focus
    pressed.current?.focus()
    pressed.current = null
  })
  return (
    <span className={styles.buttons}>
      {BUTTONS.map(({ step, name, icon }) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-label={name}
          aria-describedby={props.nameId}
          // not disabled: a disabled button would lose the focus
          aria-disabled={items[place + step] ? undefined : true}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            moveBy(props.id, step)
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  )
}
