import { useRef, useState } from 'react'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { formatOrders } from '../../../../domain/texts/counts.ts'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import type { PaymentMethod } from '../../../../domain/orders/orderStates.ts'
import { PRINT } from '../../page/usePrintOnArrival.ts'
import { paths } from '../../../page/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PaymentMethodChoice } from '../detail/PaymentMethodChoice.tsx'
import styles from './BulkActions.module.css'
import type { BulkOrder } from './bulkPaid.ts'

/** The bar of the ticked orders: how many, their sum, and what can be done to them all. */
export function BulkActions(props: {
  orders: readonly BulkOrder[]
  isRunning: boolean
  onMarkPaid: (method: PaymentMethod) => void
  onClear: () => void
}) {
  const { orders } = props
  const [isConfirming, setIsConfirming] = useState(false)
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const sum = formatKroner(orders.reduce((total, { price }) => total + toOere(price), 0))
  return (
    <>
      {orders.length > 0 && (
        <section className={styles.bar} aria-label="Valgte ordrer">
          <span>
            <strong>{`${groupThousands(String(orders.length))} valgt`}</strong>
            <span>{` ${sum}`}</span>
          </span>
          <Button
            variant="primary"
            isPending={props.isRunning}
            onClick={() => {
              setMethod(null)
              setIsConfirming(true)
            }}
          >
            Marker som betalt
          </Button>
          <ButtonLink to={paths.officeSlips(orders.map(({ id }) => id))} state={PRINT}>
            <Icon name="print" />
            Udskriv sedler
          </ButtonLink>
          <Button variant="icon" aria-label="Fjern valget" title="Fjern valget" onClick={props.onClear}>
            <Icon name="close" />
          </Button>
        </section>
      )}
      <Dialog
        title={`Vil du markere ${formatOrders(orders.length)} som betalt?`}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        initialFocus={first}
        variant="form"
        footer={
          <>
            <Button onClick={() => setIsConfirming(false)}>Annuller</Button>
            <Button
              variant="primary"
              disabled={method === null}
              onClick={() => {
                setIsConfirming(false)
                if (method) props.onMarkPaid(method)
              }}
            >
              Ja, marker som betalt
            </Button>
          </>
        }
      >
        <p>{`${orders.map(({ reference }) => reference).join(', ')}. I alt ${sum}.`}</p>
        <PaymentMethodChoice method={method} onChoose={setMethod} firstRef={first} />
        <p>Kvitteringerne sendes om 10 sekunder. Indtil da kan du fortryde.</p>
      </Dialog>
    </>
  )
}
