import type { LineReview } from '../../../domain/basketReview.ts'
import type { OrderTotals } from './orderTotals.ts'
import { OrderLine } from './OrderLine.tsx'

interface OrderLinesProps {
  lines: OrderTotals['lines']
  /** By the line's index. */
  reviews: readonly LineReview[]
  /** By the line's index. */
  problems: ReadonlyMap<number, string>
}

/** The lines of what is ordered. */
export function OrderLines({ lines, reviews, problems }: OrderLinesProps) {
  return (
    <ul>
      {lines.map(({ line, total }, index) => (
        <OrderLine
          key={line.tempId}
          line={line}
          total={total}
          review={reviews[index] ?? { state: 'current' }}
          problem={problems.get(index)}
        />
      ))}
    </ul>
  )
}
