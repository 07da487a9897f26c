import { formatKroner } from '../../../domain/money.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import { chosenText, extrasText } from '../basket/lineText.ts'
import styles from './OrderSummary.module.css'
import type { OrderTotals } from './orderTotals.ts'

/** The lines of what is ordered, each with what was chosen and what it costs. `problems` is by the line's index. */
export function OrderLines({
  lines,
  problems,
}: {
  lines: OrderTotals['lines']
  problems: ReadonlyMap<number, string>
}) {
  return (
    <ul>
      {lines.map(({ line, total }, index) => {
        const chosen = chosenText(line)
        const extras = extrasText(line)
        return (
          <li className={styles.line} key={line.tempId}>
            <div>
              <b>
                <span className={textStyles.num}>{line.amount} ×</span> {line.name}
              </b>
              <p className={textStyles.note}>{formatKroner(line.price)} pr. kuvert</p>
              {chosen && <p className={textStyles.note}>{chosen}</p>}
              {extras && <p className={textStyles.note}>Tilvalg: {extras}</p>}
            </div>
            <p className={classes(styles.sum, textStyles.num)}>{formatKroner(total)}</p>
            {line.price !== line.originalPrice && (
              <p className={styles.changed}>
                Prisen er ændret, siden du valgte. Før {formatKroner(line.originalPrice)}, nu {formatKroner(line.price)}{' '}
                pr. kuvert.
              </p>
            )}
            {problems.has(index) && <p className={styles.changed}>{problems.get(index)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
