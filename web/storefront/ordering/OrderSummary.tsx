import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BasketMenu, BasketService } from '../../../domain/basket/basket.ts'
import type { LineReview } from '../../../domain/basket/basketReview.ts'
import { paths } from '../../page/paths.ts'
import breakdown from '../../lines/breakdown.module.css'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import { OrderCosts } from './OrderCosts.tsx'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderSummary.module.css'
import type { OrderTotals } from './orderTotals.ts'

interface OrderSummaryProps {
  caterId: number
  lines: readonly BasketMenu[]
  /** Today's menus; null where they could not be loaded. */
  menus: ShownMenusById | null
  /** Null while the basket is not known: on the server, and in the browser until it is read. */
  totals: OrderTotals | null
  /** By the index of the line. */
  reviews: readonly LineReview[]
  /** The sentence on the total after the other fulfilment is chosen; '' for none. */
  change: string
  /** Those that apply to the chosen fulfilment. */
  services: readonly BasketService[]
  /** By the index of the line. */
  problems: ReadonlyMap<number, string>
  onTick: (service: BasketService, isTicked: boolean) => void
  /** Below the sum: the conditions and the button. */
  children: ReactNode
}

/** The breakdown of the order, with its total, beside the form. */
export function OrderSummary({
  caterId,
  lines,
  menus,
  totals,
  reviews,
  change,
  services,
  problems,
  onTick,
  children,
}: OrderSummaryProps) {
  return (
    <aside className={breakdown.card} aria-labelledby="oversigt">
      <div className={breakdown.head}>
        <h2 id="oversigt">Oversigt</h2>
        <Link className={styles.basket} to={paths.home()}>
          Rediger kurv
        </Link>
      </div>
      {totals ? (
        <>
          <OrderLines caterId={caterId} lines={lines} menus={menus} reviews={reviews} problems={problems} />
          <OrderCosts totals={totals} change={change} services={services} onTick={onTick} />
        </>
      ) : (
        <Skeleton />
      )}
      {children}
    </aside>
  )
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
