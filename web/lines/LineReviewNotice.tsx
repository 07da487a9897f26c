import { Fragment } from 'react'
import type { LineReview } from '../../domain/basket/basketReview.ts'
import { formatKroner } from '../../domain/money/money.ts'
import { Notice } from '../ui/Notice.tsx'
import breakdown from './breakdown.module.css'
import { useWantedDay } from '../party/useWantedDay.ts'
import { reviewText } from './reviewText.ts'

/** Says at a line what the catalogue has changed since it was chosen, with the old prices and the new. */
export function LineReviewNotice({ review, menuName }: { review: LineReview; menuName: string }) {
  const { today } = useWantedDay()
  const text = reviewText(review, menuName, today)
  if (text === null) return null
  return (
    <p className={breakdown.below}>
      <Notice variant="warning" size="sm">
        <b>{text}</b>
        {review.state === 'choicesChanged' && ' Vælg igen, eller fjern menuen.'}
        {review.state === 'notOffered' && ' Vælg en anden dag, eller fjern menuen.'}
        {review.state === 'gone' && ' Fjern den for at bestille resten.'}
        {review.state === 'priceChanged' &&
          review.changes.map(({ name, before, now }) => (
            <Fragment key={name ?? ''}>
              <br />
              {name === null ? 'Før' : `${name}: før`} <s>{formatKroner(before)}</s>, nu <b>{formatKroner(now)}</b>{' '}
              {name === null ? 'pr. kuvert' : 'pr. stk.'}
            </Fragment>
          ))}
      </Notice>
    </p>
  )
}
