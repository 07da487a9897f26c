import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orderForm.ts'
import { useParty } from '../party/useParty.ts'

/** AVA-9: the form begins with the date that was told on the storefront, where none is chosen. Call it after the draft. */
export function usePartyDate(form: UseFormReturn<OrderForm>): void {
  const { date } = useParty()
  useEffect(() => {
    if (date !== null && form.getValues('time.date') === '') form.setValue('time.date', date)
  }, [form, date])
}
