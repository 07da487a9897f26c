import type { RefObject } from 'react'
import { PAYMENT_WORDS } from '../../../../domain/orders/orderStates.ts'
import type { PaymentMethod } from '../../../../domain/orders/orderStates.ts'
import styles from './OrderActionDialog.module.css'

const METHODS = ['CARD', 'BANK_TRANSFER'] as const satisfies PaymentMethod[]

/** The choice of the payment method; nothing is chosen beforehand. */
export function PaymentMethodChoice(props: {
  method: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  /** The first choice. */
  firstRef: RefObject<HTMLInputElement | null>
}) {
  return (
    <fieldset className={styles.methods}>
      <legend>Hvordan er der betalt?</legend>
      {METHODS.map((choice, index) => (
        <label key={choice} className={styles.method}>
          <input
            ref={index === 0 ? props.firstRef : undefined}
            type="radio"
            name="paymentMethod"
            value={choice}
            checked={props.method === choice}
            onChange={() => props.onChoose(choice)}
          />
          <span>{PAYMENT_WORDS[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
