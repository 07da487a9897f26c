import { use } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DietMark.module.css'
import { DietMarksContext } from './DietMarksContext.ts'

/** ALG-12: the mark at a food that is not known to meet the visitor's diet filter; once it is chosen, with the filter. */
export function DietMark({ foodId, isChosen = false }: { foodId: string; isChosen?: boolean }) {
  const marks = use(DietMarksContext)
  const mark = marks?.byFood.get(foodId)
  if (!marks || !mark) return null
  return (
    <span className={classes(styles.mark, isChosen && styles.chosen)}>
      <Icon name={isChosen ? 'warning' : 'info'} />
      <span>{isChosen ? `${mark}. Jeres ønske: ${marks.filter}.` : mark}</span>
    </span>
  )
}
