import { Fragment } from 'react'
import type { LineReview } from '../../domain/basket/basketReview.ts'
import { formatKroner } from '../../domain/money/money.ts'
import { Notice } from '../ui/Notice.tsx'
import breakdown from './breakdown.module.css'
import { useWantedDay } from '../party/useWantedDay.ts'
import { reviewText } from './reviewText.ts'

const ADVICE = {
  choicesChanged: ' Vælg igen, eller fjern menuen.',
  notOffered: ' Vælg en anden dag, eller fjern menuen.',
  gone: ' Fjern den for at bestille resten.',
  current: '',
}

/** Says at a line what the catalogue has changed since it was chosen, with the old prices and the new. */
export function LineReviewNotice({ review, menuName }: { review: LineReview; menuName: string }) {
  const { today } = useWantedDay()
  const text = reviewText(review, menuName, today)
  if (text === null) return null
  return (
    <div className={breakdown.below}>
      <Notice variant="warning" size="sm">
        <b>{text}</b>
        {review.state !== 'priceChanged' && <span>{ADVICE[review.state]}</span>}
        {review.state === 'priceChanged' &&
          review.changes.map(({ name, before, now }) => (
            <Fragment key={name ?? ''}>
              <br />
              <span>{`${name === null ? 'Før' : `${name}: før`} `}</span>
              <s>{formatKroner(before)}</s>
              <span>{', nu '}</span>
              <b>{formatKroner(now)}</b>
              <span>{` ${name === null ? 'pr. kuvert' : 'pr. stk.'}`}</span>
            </Fragment>
          ))}
      </Notice>
    </div>
  )
}
