import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { paths } from '../../page/paths.ts'
import textStyles from '../../ui/text.module.css'
import styles from './OrderForm.module.css'
import { OrderTextField } from './OrderTextField.tsx'

interface WhoFieldsProps {
  form: UseFormReturn<OrderForm>
  /** A signed-in customer has no email field. */
  isGuest: boolean
  /** A guest gave the email of an account. */
  isEmailTaken: boolean
}

/** The fields about the customer. */
export function WhoFields({ form, isGuest, isEmailTaken }: WhoFieldsProps) {
  return (
    <div className={styles.columns}>
      <OrderTextField form={form} name="user.firstName" label="Fornavn" autoComplete="given-name" />
      <OrderTextField form={form} name="user.lastName" label="Efternavn" autoComplete="family-name" />
      {isGuest && (
        <div className={styles.stack}>
          <OrderTextField form={form} name="user.email" label="Email" type="email" autoComplete="email" />
          {isEmailTaken && (
            <p className={textStyles.note}>
              <Link to={paths.login(paths.order())}>Log ind</Link>. Det, du har skrevet, er gemt.
            </p>
          )}
        </div>
      )}
      <OrderTextField form={form} name="user.phone" label="Telefon" type="tel" autoComplete="tel" />
    </div>
  )
}
