import appear from '../../ui/appear.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './UndoRemove.module.css'

// The button that was pressed is gone with its line.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Says what was taken out of the basket, with a way back. */
export function UndoRemove({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <output className={classes(styles.removed, appear.appear)}>
      <span>{name} er fjernet.</span>
      <button ref={takeFocus} type="button" onClick={onUndo}>
        Fortryd
      </button>
    </output>
  )
}
