import { formatKroner } from '../../../domain/money.ts'
import { formatCovers } from '../../../domain/counts.ts'
import text from '../../ui/text.module.css'
import type { ShownMenu } from './menuNode.ts'
import styles from './MenuPrice.module.css'

/** The price of a cover, its former price, and the minimum number. */
export function MenuPrice({ menu }: { menu: ShownMenu }) {
  const { price, discountFromPrice, minAmount } = menu
  return (
    <div className={text.num}>
      <p className={styles.price}>
        {formatKroner(price)} <small>pr. kuvert</small>
      </p>
      {discountFromPrice !== null && discountFromPrice > price && (
        <p className={text.note}>
          Før <s>{formatKroner(discountFromPrice)}</s>
        </p>
      )}
      {minAmount !== null && minAmount > 1 && <p className={text.note}>Mindst {formatCovers(minAmount)}</p>}
    </div>
  )
}
