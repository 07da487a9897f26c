import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { useParty } from '../../party/useParty.ts'

/** AVA-9: the form begins with the date and postal code that were entered on the storefront. Call it after the draft. */
export function usePartyAnswers(form: UseFormReturn<OrderForm>): void {
  const { date, zipCode } = useParty()
  useEffect(() => {
    if (date !== null && form.getValues('time.date') === '') form.setValue('time.date', date)
    if (zipCode !== null && form.getValues('delivery.zipCode') === '') form.setValue('delivery.zipCode', zipCode)
  }, [form, date, zipCode])
}
