import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import type { DraftPrice, OrderDraft } from '../../proposals/proposalDraft.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee } from '../../../domain/zones/zoneTexts.ts'
import { DISCOUNT_TOO_LARGE } from '../orders/proposal/discountTooLarge.ts'
import styles from '../orders/proposal/ProposeRoute.module.css'

/** The total of the offer as it is typed now. */
export function OfferSummary({ draft, price }: { draft: OrderDraft; price: DraftPrice }) {
  const covers = draft.lines.reduce((sum, { menu }) => sum + menu.amount, 0)
  return (
    <aside className={styles.summary} aria-labelledby="tilbuddet">
      <h2 id="tilbuddet">Tilbuddet</h2>
      <p>{formatCovers(covers)}</p>
      {price.difference !== 0 && (
        <p className={styles.quiet}>
          {`${price.difference > 0 ? 'Pristillæg' : 'Rabat'} den dag: ${formatKroner(price.difference)}`}
        </p>
      )}
      {price.deliveryFee !== null && (
        <p
          className={styles.quiet}
        >{`Levering: ${formatDeliveryFee(price.deliveryFee, deliveryServices(draft.services))}`}</p>
      )}
      <output>
        <b>{price.total < 0 ? DISCOUNT_TOO_LARGE : `I alt ${formatKroner(price.total)}`}</b>
      </output>
      <p className={styles.quiet}>Prisen er inkl. moms og låses, når tilbuddet sendes.</p>
    </aside>
  )
}
