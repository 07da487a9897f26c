import { useId, useRef } from 'react'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { basketLineTotal } from '../../../domain/basket/basket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import type { LineReview } from '../../../domain/basket/basketReview.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { AcceptNewPrice } from '../basket/AcceptNewPrice.tsx'
import { LineReviewNotice } from '../../lines/LineReviewNotice.tsx'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import breakdown from '../../lines/breakdown.module.css'
import { LazyChoiceAllergens } from '../foods/LazyChoiceAllergens.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import { Thumbnail } from '../../lines/Thumbnail.tsx'

interface OrderLineProps {
  line: BasketMenu
  /** Its menu of today; undefined where there is none, or it is not known. */
  menu: ShownMenu | undefined
  review: LineReview
  problem: string | undefined
  onRemove: () => void
}

/** A line of the order: its choices, its price, and its changes since. */
export function OrderLine({ line, menu, review, problem, onRemove }: OrderLineProps) {
  const item = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const chosen = chosenText(line)
  const extras = extrasText(line)
  return (
    <li ref={item} tabIndex={-1} className={breakdown.line}>
      <Thumbnail menu={menu} />
      <div>
        <b id={nameId}>
          <span className={textStyles.num}>{`${groupThousands(String(line.amount))} ×`}</span>
          <span>{` ${line.name}`}</span>
        </b>
        <p className={textStyles.note}>{`${formatKroner(line.price)} pr. kuvert`}</p>
        {chosen && <p className={textStyles.note}>{chosen}</p>}
        {extras && <p className={textStyles.note}>{`Tilvalg: ${extras}`}</p>}
      </div>
      {review.state !== 'gone' && (
        <p className={classes(breakdown.sum, textStyles.num)}>{formatKroner(basketLineTotal(line))}</p>
      )}
      {menu && (
        <div className={breakdown.below}>
          <LazyChoiceAllergens menu={menu} caterNumber={line.caterId} selected={line.selectedMenuItems} />
        </div>
      )}
      <LineReviewNotice review={review} menuName={line.name} />
      {review.state === 'priceChanged' && (
        <p className={breakdown.below}>
          <AcceptNewPrice line={review.line} nameId={nameId} onAccepted={() => item.current?.focus()} />
        </p>
      )}
      {(review.state === 'gone' || review.state === 'choicesChanged' || review.state === 'notOffered') && (
        <p className={breakdown.below}>
          <Button aria-describedby={nameId} onClick={onRemove}>
            Fjern
          </Button>
        </p>
      )}
      {line.price !== line.originalPrice && (
        <div className={breakdown.below}>
          <Notice variant="warning" size="sm">
            {`Prisen er ændret, siden du valgte. Før ${formatKroner(line.originalPrice)}, nu ${formatKroner(line.price)} pr. kuvert.`}
          </Notice>
        </div>
      )}
      {problem && (
        <div className={breakdown.below}>
          <Notice variant="warning" size="sm">
            {problem}
          </Notice>
        </div>
      )}
    </li>
  )
}
