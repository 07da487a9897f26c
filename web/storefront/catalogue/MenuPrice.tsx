import { formatKroner } from '../../../domain/money/money.ts'
import type { ServiceScope } from '../../../domain/money/services.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'
import styles from './MenuPrice.module.css'

const FEE_OF: Record<ServiceScope, string> = { both: 'pr. ordre', delivery: 'ved levering', pickup: 'ved afhentning' }

/** The price of a cover, the price it is reduced from (MEM-3), the minimum number, and what an order costs besides (LAW-3). */
export function MenuPrice({ menu }: { menu: OfferedMenu }) {
  const { price, normalPrice, minAmount, fees } = menu
  return (
    <div className={text.num}>
      <p className={styles.price}>
        <span>{`${formatKroner(price)} `}</span>
        <small>pr. kuvert</small>
      </p>
      {normalPrice !== null && (
        <p className={classes(text.note, styles.lowest)}>
          <span>{'Før '}</span>
          <s>{formatKroner(normalPrice)}</s>
          <span>{' (laveste pris de seneste 30 dage)'}</span>
        </p>
      )}
      {minAmount !== null && minAmount > 1 && <p className={text.note}>{`Mindst ${formatCovers(minAmount)}`}</p>}
      {fees.map((fee) => (
        <p className={text.note} key={fee.id}>
          {`+ ${fee.name} ${formatKroner(fee.price)} ${FEE_OF[fee.appliesTo]}`}
        </p>
      ))}
    </div>
  )
}
