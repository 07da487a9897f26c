import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import { formatCancelTerms, formatOpenCancelTerms } from '../../../domain/orders/cancelTexts.ts'
import { danishClock, danishDate } from '../../../domain/time/danishTime.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { CancelOrder_order$key } from '../../__generated__/CancelOrder_order.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OrderPageRoute.module.css'
import { useCancelOrder } from './useCancelOrder.ts'

/** CHG-7: what cancelling costs, and the button that does it after a confirmation. */
export function CancelOrder({ token, ...props }: { order: CancelOrder_order$key; token: string }) {
  const { status, placedAt, cater, cancellation } = useFragment(
    graphql`
      fragment CancelOrder_order on Order {
        status
        placedAt
        cater {
          name
        }
        cancellation {
          fee
          percent
          terms {
            date
            clock
            percent
          }
        }
      }
    `,
    props.order,
  )
  const [cancel, isCancelling] = useCancelOrder()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  if (!cancellation) return null
  const { fee, percent } = cancellation
  const price = formatKroner(toOere(fee))
  const terms = cancellation.terms.map(({ date, clock, percent: share }) => ({
    until: { date, clock },
    percent: share,
  }))
  const placed = new Date(placedAt)
  const format = status === 'AWAITING_APPROVAL' ? formatOpenCancelTerms : formatCancelTerms
  const close = () => setOpen(false)
  const confirm = () => {
    setError(null)
    cancel(token, fee, (failure) => {
      setError(failure)
      // The fee may be another by now
      if (failure !== null) void revalidate()
    })
  }
  return (
    <section className={styles.section} aria-labelledby="afbestil">
      <h2 id="afbestil">Afbestil</h2>
      <p>{format(terms, { date: danishDate(placed), clock: danishClock(placed) })}</p>
      <p>
        <Button variant="dangerOutline" onClick={() => setOpen(true)}>
          Afbestil ordren
        </Button>
      </p>
      {isOpen && (
        <LazyDialog
          isOpen
          onClose={close}
          title="Vil du afbestille?"
          footer={
            <div className={styles.choices}>
              <Button onClick={close}>Behold ordren</Button>
              <Button variant="danger" isPending={isCancelling} onClick={confirm}>
                {fee === 0 ? 'Ja, afbestil' : `Ja, afbestil for ${price}`}
              </Button>
            </div>
          }
        >
          <p>
            <strong>
              {fee === 0 ? 'Afbestilling nu er gratis.' : `Afbestilling nu koster ${price} (${percent} %).`}
            </strong>
          </p>
          <p>{`${cater?.name ?? 'Køkkenet'} får besked, og ordren kan ikke hentes tilbage.`}</p>
          {error !== null && (
            <Notice variant="error" role="alert">
              {error}
            </Notice>
          )}
        </LazyDialog>
      )}
    </section>
  )
}
