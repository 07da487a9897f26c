import { useId, useRef } from 'react'
import { basketLineTotal, countCoversOfMenu } from '../../../domain/basket/basket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import type { LineReview } from '../../../domain/basket/basketReview.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { quantityBounds } from '../../../domain/menus/quantity.ts'
import type { CoverLimits } from '../../../domain/menus/quantity.ts'
import appear from '../../ui/appear.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import text from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import { LazyChoiceAllergens } from '../foods/LazyChoiceAllergens.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import { Thumbnail } from '../../lines/Thumbnail.tsx'
import styles from './BasketLine.module.css'
import { AcceptNewPrice } from './AcceptNewPrice.tsx'
import { LineReviewNotice } from '../../lines/LineReviewNotice.tsx'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import { useBasket } from './useBasket.ts'

const NO_LIMITS: CoverLimits = { minAmount: null, maxAmount: null }

interface BasketLineProps {
  id: string | undefined
  line: BasketMenu
  /** Its menu of today; undefined where there is none, or it is not known. */
  menu: ShownMenu | undefined
  review: LineReview
  /** The message about its number of covers. */
  problem: string | undefined
  /** Opens its menu; undefined where that is not known. */
  onEdit: (() => void) | undefined
}

/** A line of the basket: what it is and costs today, and what can be done with it. */
export function BasketLine({ id, line, menu, review, problem, onEdit }: BasketLineProps) {
  const { remove } = useBasket(line.caterId)
  const item = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const shown = review.state === 'priceChanged' ? review.line : line
  const chosen = chosenText(shown)
  const extras = extrasText(shown)
  return (
    <li ref={item} id={id} tabIndex={-1} className={classes(breakdown.line, styles.line, appear.appear)}>
      <Thumbnail menu={menu} />
      <div>
        <b id={nameId}>{shown.name}</b>
        <p className={styles.what}>
          <span>{`${formatKroner(shown.price)} pr. kuvert`}</span>
          {chosen && (
            <>
              <br />
              <span>{chosen}</span>
            </>
          )}
          {extras && (
            <>
              <br />
              <span>{`Tilvalg: ${extras}`}</span>
            </>
          )}
        </p>
      </div>
      {review.state !== 'gone' && (
        <p className={classes(text.num, breakdown.sum)}>{formatKroner(basketLineTotal(shown))}</p>
      )}
      <LineReviewNotice review={review} menuName={shown.name} />
      <div className={styles.actions}>
        {review.state === 'current' && <Covers line={line} limits={menu ?? NO_LIMITS} />}
        {review.state === 'priceChanged' && (
          <AcceptNewPrice line={review.line} nameId={nameId} onAccepted={() => item.current?.focus()} />
        )}
        {review.state === 'choicesChanged' && onEdit && (
          <Button variant="accent" aria-describedby={nameId} onClick={onEdit}>
            Vælg igen
          </Button>
        )}
        {review.state === 'current' && onEdit && (
          <button type="button" className={classes(text.link, styles.link)} onClick={onEdit}>
            Rediger<span className={text.visuallyHidden}>{` ${line.name}`}</span>
          </button>
        )}
        <button
          type="button"
          className={classes(text.link, styles.link)}
          aria-describedby={nameId}
          onClick={() => remove(line.tempId)}
        >
          Fjern
        </button>
      </div>
      {/* Below what can be pressed, which must not move when they come */}
      {menu && (
        <div className={classes(breakdown.below, styles.allergens)}>
          <LazyChoiceAllergens menu={menu} caterNumber={line.caterId} selected={line.selectedMenuItems} />
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

function Covers({ line, limits }: { line: BasketMenu; limits: CoverLimits }) {
  const { basket, setAmount } = useBasket(line.caterId)
  const { min, max } = quantityBounds(limits, countCoversOfMenu(basket, line.id) - line.amount)
  return (
    <Stepper
      label={`Kuverter, ${line.name}`}
      value={line.amount}
      min={Math.min(min, line.amount)}
      max={max}
      onChange={(amount) => setAmount(line.tempId, amount)}
    />
  )
}
