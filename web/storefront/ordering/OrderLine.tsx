import { useId, useRef } from 'react'
import type { BasketMenu } from '../../../domain/basket.ts'
import type { LineReview } from '../../../domain/basketReview.ts'
import { formatKroner } from '../../../domain/money.ts'
import type { Oere } from '../../../domain/money.ts'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { KeepAtNewPrice } from '../basket/KeepAtNewPrice.tsx'
import { LineReviewNotice } from '../basket/LineReviewNotice.tsx'
import { chosenText, extrasText } from '../basket/lineText.ts'
import breakdown from '../breakdown.module.css'

interface OrderLineProps {
  line: BasketMenu
  total: Oere
  review: LineReview
  problem: string | undefined
}

/** A line of what is ordered: what was chosen, what it costs, and what has changed since. */
export function OrderLine({ line, total, review, problem }: OrderLineProps) {
  const item = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const chosen = chosenText(line)
  const extras = extrasText(line)
  return (
    <li ref={item} tabIndex={-1} className={breakdown.line}>
      <div>
        <b id={nameId}>
          <span className={textStyles.num}>{line.amount} ×</span> {line.name}
        </b>
        <p className={textStyles.note}>{formatKroner(line.price)} pr. kuvert</p>
        {chosen && <p className={textStyles.note}>{chosen}</p>}
        {extras && <p className={textStyles.note}>Tilvalg: {extras}</p>}
      </div>
      <p className={classes(breakdown.sum, textStyles.num)}>{formatKroner(total)}</p>
      <LineReviewNotice review={review} />
      {review.state === 'priceChanged' && (
        <p className={breakdown.below}>
          <KeepAtNewPrice line={review.line} nameId={nameId} onKept={() => item.current?.focus()} />
        </p>
      )}
      {line.price !== line.originalPrice && (
        <p className={breakdown.below}>
          <Notice variant="warning" size="sm">
            Prisen er ændret, siden du valgte. Før {formatKroner(line.originalPrice)}, nu {formatKroner(line.price)} pr.
            kuvert.
          </Notice>
        </p>
      )}
      {problem && (
        <p className={breakdown.below}>
          <Notice variant="warning" size="sm">
            {problem}
          </Notice>
        </p>
      )}
    </li>
  )
}
