import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { OrderTextField } from '../../storefront/ordering/OrderTextField.tsx'
import { KnownCustomerOffer } from './KnownCustomerOffer.tsx'
import styles from './PhoneOrder.module.css'

/**
 * The fields of the customer. The number comes first, since a caller's is known first. It is somebody else who types, so the
 * browser fills in nothing.
 */
export function PhoneWhoFields({ form, caterNumber }: { form: UseFormReturn<OrderForm>; caterNumber: number }) {
  return (
    <>
      <div className={styles.columns}>
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
      <KnownCustomerOffer form={form} caterNumber={caterNumber} />
      <div className={styles.columns}>
        <OrderTextField form={form} name="user.firstName" label="Fornavn" autoComplete="off" />
        <OrderTextField form={form} name="user.lastName" label="Efternavn" autoComplete="off" />
      </div>
    </>
  )
}
