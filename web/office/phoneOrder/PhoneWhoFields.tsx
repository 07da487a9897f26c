import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { OrderTextField } from '../../storefront/ordering/OrderTextField.tsx'
import styles from './PhoneOrder.module.css'

/** The fields of the customer. It is somebody else who types, so the browser fills in nothing. */
export function PhoneWhoFields({ form }: { form: UseFormReturn<OrderForm> }) {
  return (
    <div className={styles.columns}>
      <OrderTextField form={form} name="user.firstName" label="Fornavn" autoComplete="off" />
      <OrderTextField form={form} name="user.lastName" label="Efternavn" autoComplete="off" />
      <OrderTextField form={form} name="user.phone" label="Telefon" type="tel" autoComplete="off" />
      <OrderTextField
        form={form}
        name="user.email"
        label="Email"
        hint="Valgfri. Kunden får bekræftelsen og et link."
        type="email"
        autoComplete="off"
      />
    </div>
  )
}
