import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { OrderForm } from '../../../domain/orderForm.ts'
import { paths } from '../../paths.ts'
import { Field } from '../../ui/Field.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './OrderForm.module.css'

interface WhoFieldsProps {
  form: UseFormReturn<OrderForm>
  /** A signed-in customer has no email field. */
  isGuest: boolean
  /** A guest gave the email of an account. */
  isEmailTaken: boolean
}

/** The fields about the customer. */
export function WhoFields({ form, isGuest, isEmailTaken }: WhoFieldsProps) {
  const errors = form.formState.errors.user
  // in the server's page too, where no script has filled the fields yet
  const known = form.formState.defaultValues?.user
  return (
    <div className={styles.columns}>
      <Field label="Fornavn" error={errors?.firstName?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('user.firstName')}
            defaultValue={known?.firstName}
            type="text"
            autoComplete="given-name"
          />
        )}
      </Field>
      <Field label="Efternavn" error={errors?.lastName?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('user.lastName')}
            defaultValue={known?.lastName}
            type="text"
            autoComplete="family-name"
          />
        )}
      </Field>
      {isGuest && (
        <div className={styles.stack}>
          <Field label="Email" error={errors?.email?.message}>
            {(control) => <input {...control} {...form.register('user.email')} type="email" autoComplete="email" />}
          </Field>
          {isEmailTaken && (
            <p className={textStyles.note}>
              <Link to={paths.login(paths.order())}>Log ind</Link>. Det, du har skrevet, er gemt.
            </p>
          )}
        </div>
      )}
      <Field label="Telefon" error={errors?.phone?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('user.phone')}
            defaultValue={known?.phone}
            type="tel"
            autoComplete="tel"
          />
        )}
      </Field>
    </div>
  )
}
