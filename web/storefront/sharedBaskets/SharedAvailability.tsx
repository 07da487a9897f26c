import { graphql, useFragment } from 'react-relay/hooks'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import type { SharedAvailability_cater$key } from '../../__generated__/SharedAvailability_cater.graphql.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SharedBasket.module.css'
import { useSharedAvailability } from './useSharedAvailability.ts'
import type { TodaysBasket } from './useSharedBasket.ts'

/** The availability of the basket on the date that was shared with it. */
export function SharedAvailability(props: { cater: SharedAvailability_cater$key; shared: TodaysBasket }) {
  const { number, offersDelivery } = useFragment(
    graphql`
      fragment SharedAvailability_cater on Cater {
        number
        offersDelivery
      }
    `,
    props.cater,
  )
  const { date, zipCode } = props.shared.party
  const answer = useSharedAvailability({ number, offersDelivery }, props.shared)
  if (date === null) return null
  const place = offersDelivery && zipCode !== null ? ` til ${zipCode}` : ''
  return (
    <div className={styles.availability} aria-live="polite">
      {answer?.isPossible && (
        <p className={styles.possible}>
          <Icon name="check" />
          <span>{`${offersDelivery ? 'Kan leveres' : 'Kan hentes'} ${formatWeekdayDate(date)}${place}`}</span>
        </p>
      )}
      {answer?.isPossible === false && <Notice variant="warning">{answer.reasons.join(' ')}</Notice>}
      {answer && answer.warnings.length > 0 && <Notice variant="info">{answer.warnings.join(' ')}</Notice>}
    </div>
  )
}
