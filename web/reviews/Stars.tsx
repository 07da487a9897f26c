import { graphql, useFragment } from 'react-relay/hooks'
import { formatDecimal } from '../../domain/texts/numbers.ts'
import type { Stars_rating$key } from '../__generated__/Stars_rating.graphql.ts'
import text from '../ui/text.module.css'
import { Tooltip } from '../ui/Tooltip.tsx'
import styles from './Stars.module.css'

const STAR = 'M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.8l-5.1 2.8L6 11.8l-4.3-4 5.8-.7z'

/** The average of the ratings out of 5, as stars and a number, and how many there are. A tip says whose they are. */
export function Stars(props: { rating: Stars_rating$key; hasTip?: boolean }) {
  const { average, count } = useFragment(
    graphql`
      fragment Stars_rating on Rating {
        average
        count
      }
    `,
    props.rating,
  )
  const shown = (
    <>
      <span className={styles.row} aria-hidden="true">
        <StarRow />
        <span style={{ width: `${(average / 5) * 100}%` }}>
          <StarRow />
        </span>
      </span>
      <b>{formatDecimal(average, 1)}</b>
      <span className={text.visuallyHidden}>ud af 5,</span>
      <span className={text.soft}>{`${formatDecimal(count, 0)} anmeldelser`}</span>
    </>
  )
  if (!props.hasTip) return <p className={styles.stars}>{shown}</p>
  return (
    <p>
      <Tooltip className={styles.stars} tip="Gennemsnittet af anmeldelserne på Google.">
        {shown}
      </Tooltip>
    </p>
  )
}

function StarRow() {
  return [1, 2, 3, 4, 5].map((star) => (
    <svg key={star} viewBox="0 0 20 20">
      <path d={STAR} />
    </svg>
  ))
}
