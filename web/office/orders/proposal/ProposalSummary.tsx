import { formatKroner } from '../../../../domain/money/money.ts'
import type { Oere } from '../../../../domain/money/money.ts'
import type { OrderDifference } from '../../../../domain/orders/orderDifferences.ts'
import { DifferenceTable } from '../../../proposals/DifferenceTable.tsx'
import { DISCOUNT_TOO_LARGE } from './discountTooLarge.ts'
import styles from './ProposeRoute.module.css'

interface ProposalSummaryProps {
  differences: readonly Readonly<OrderDifference>[]
  /** The totals before and after. */
  before: Oere
  total: Oere
}

/** 'Det ændrer du': what the customer will see as 'Før' and 'Nu', and what accepting will cost. */
export function ProposalSummary({ differences, before, total }: ProposalSummaryProps) {
  // Less than nothing is no price: the sentence below says what is wrong
  const shown = total < 0 ? differences.slice(0, -1) : differences
  return (
    <aside className={styles.summary} aria-labelledby="aendrer">
      <h2 id="aendrer">Det ændrer du</h2>
      {differences.length === 0 ? (
        <p className={styles.quiet}>Intet endnu.</p>
      ) : (
        <DifferenceTable differences={shown} />
      )}
      <output className={styles.quiet}>
        {differences.length > 0 && (total < 0 ? DISCOUNT_TOO_LARGE : costs(total - before))}
      </output>
    </aside>
  )
}

function costs(more: number): string {
  if (more > 0) return `${formatKroner(more)} dyrere. Kunden accepterer med betalingspligt.`
  if (more < 0) return `${formatKroner(-more)} billigere. Kunden accepterer uden ny betaling.`
  return 'Samme pris.'
}
