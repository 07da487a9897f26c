import appear from '../../ui/appear.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './UndoRemove.module.css'

// The button that was pressed is gone with its line.
const focusWhenShown = (button: HTMLButtonElement | null) => button?.focus()

/** The notice of a line removed from the basket, with an undo. */
export function UndoRemove({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <output className={classes(styles.removed, appear.appear)}>
      <span>{`${name} er fjernet.`}</span>
      <button ref={focusWhenShown} type="button" onClick={onUndo}>
        Fortryd
      </button>
    </output>
  )
}
