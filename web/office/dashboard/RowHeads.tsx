import { classes } from '../../ui/classes.ts'
import styles from './OrderRows.module.css'

const HEADS = {
  awaiting: ['Ventet', 'Ordre', 'Kunde', 'Levering', 'Kuverter', 'Beløb'],
  unpaid: ['Ordre', 'Kunde', 'Levering', '', 'Mangler'],
} as const
const NUMBERS: readonly string[] = ['Kuverter', 'Beløb', 'Mangler']

/** The heads of the columns of a list of orders, where they stand in columns; each row has labels of its own. */
export function RowHeads({ rows }: { rows: keyof typeof HEADS }) {
  return (
    <div className={classes(styles.heads, styles[rows])} aria-hidden="true">
      {HEADS[rows].map((head) => (
        <span key={head} className={classes(NUMBERS.includes(head) && styles.price)}>
          {head}
        </span>
      ))}
    </div>
  )
}
