import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { CancelledNotice_order$key } from '../../__generated__/CancelledNotice_order.graphql.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formatMoment } from '../../ui/formatMoment.ts'
import styles from './OrderPageRoute.module.css'

/** CHG-7: when an order was cancelled or called off, and what that costs. */
export function CancelledNotice(props: { order: CancelledNotice_order$key }) {
  const { placedAt, cater, cancelledAt, isCalledOff, cancelReason, cancelFee } = useFragment(
    graphql`
      fragment CancelledNotice_order on Order {
        placedAt
        cancelledAt
        isCalledOff
        cancelReason
        cancelFee
        cater {
          name
        }
      }
    `,
    props.order,
  )
  const when = cancelledAt ? ` den ${formatMoment(cancelledAt, placedAt)}` : ''
  return (
    <div className={styles.ended}>
      <Notice variant="error">
        <strong>
          {isCalledOff ? `${cater?.name ?? 'Køkkenet'} har aflyst bestillingen${when}.` : `Afbestilt${when}.`}
        </strong>
        {cancelReason && <p>{`Begrundelse: ${cancelReason}`}</p>}
        <p>{cancelFee ? `Gebyr: ${formatKroner(toOere(cancelFee))}.` : 'Du skal ikke betale.'}</p>
      </Notice>
    </div>
  )
}
