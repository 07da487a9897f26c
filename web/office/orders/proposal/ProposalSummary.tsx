import { formatKroner } from '../../../../domain/money/money.ts'
import { orderDifferences } from '../../../../domain/orders/orderDifferences.ts'
import { toCompared } from '../../../proposals/proposalDraft.ts'
import type { DraftPrice, OrderDraft } from '../../../proposals/proposalDraft.ts'
import type { OrderBefore } from '../../../proposals/draftOfOrder.ts'
import { DifferenceTable } from '../../../proposals/DifferenceTable.tsx'
import { DISCOUNT_TOO_LARGE } from './discountTooLarge.ts'
import styles from './ProposeRoute.module.css'

interface ProposalSummaryProps {
  before: OrderBefore
  draft: OrderDraft
  price: DraftPrice
}

/** 'Det ændrer du': what the customer will see as 'Før' and 'Nu', and what accepting will cost. */
export function ProposalSummary({ before, draft, price }: ProposalSummaryProps) {
  const differences = orderDifferences(toCompared(before.draft, before.price), toCompared(draft, price))
  const more = price.total - before.price.total
  return (
    <aside className={styles.summary} aria-labelledby="aendrer">
      <h2 id="aendrer">Det ændrer du</h2>
      {differences.length === 0 ? (
        <p className={styles.quiet}>Intet endnu.</p>
      ) : (
        <DifferenceTable differences={differences} />
      )}
      <output className={styles.quiet}>
        {differences.length > 0 && (price.total < 0 ? DISCOUNT_TOO_LARGE : costs(more))}
      </output>
    </aside>
  )
}

function costs(more: number): string {
  if (more > 0) return `${formatKroner(more)} dyrere. Kunden accepterer med betalingspligt.`
  if (more < 0) return `${formatKroner(-more)} billigere. Kunden accepterer uden ny betaling.`
  return 'Samme pris.'
}
