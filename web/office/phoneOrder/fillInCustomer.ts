import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { splitName } from './splitName.ts'
import type { KnownCustomer } from './useKnownCustomer.ts'

/** Fills in the order form with a known customer. What is not known of it stays as it is typed. */
export function fillInCustomer(form: UseFormReturn<OrderForm>, { name, email, delivery }: KnownCustomer): void {
  const { firstName, lastName } = splitName(name)
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  form.setValue('user.firstName', firstName, options)
  form.setValue('user.lastName', lastName, options)
  if (email) form.setValue('user.email', email, options)
  if (!delivery) return
  form.setValue('delivery.address', delivery.address, options)
  form.setValue('delivery.zipCode', delivery.zipCode, options)
  form.setValue('delivery.city', delivery.city, options)
}
