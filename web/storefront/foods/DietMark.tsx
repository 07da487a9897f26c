import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DietMark.module.css'

interface DietMarkProps {
  /** Null for food without a mark. */
  mark: string | null
  /** Where the mark is not within the label of its food, for what it describes. */
  id?: string
  isChosen?: boolean
}

/** ALG-12: the mark at a food that is not known to meet the visitor's diet filter. */
export function DietMark({ mark, id, isChosen = false }: DietMarkProps) {
  if (mark === null) return null
  return (
    <span id={id} className={classes(styles.mark, isChosen && styles.chosen)}>
      <Icon name={isChosen ? 'warning' : 'info'} />
      <span>{mark}</span>
    </span>
  )
}
