import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { formatAddress } from '../../cities/formatAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { fillInCustomer } from './fillInCustomer.ts'
import styles from './PhoneOrder.module.css'
import { type KnownCustomer, useKnownCustomer } from './useKnownCustomer.ts'

/** DAY-19: offers to fill in the form with the customer of the typed phone number; nothing is filled in unless it is pressed. */
export function KnownCustomerOffer({ form, caterNumber }: { form: UseFormReturn<OrderForm>; caterNumber: number }) {
  const phone = useWatch({ control: form.control, name: 'user.phone' })
  const customer = useKnownCustomer(caterNumber, phone)
  const [filledIn, setFilledIn] = useState<KnownCustomer | null>(null)
  const isFilledIn = customer !== null && customer === filledIn
  return (
    <div className={styles.known}>
      <output>{customer && (isFilledIn ? filledInText(customer) : knownText(customer))}</output>
      {customer && !isFilledIn && (
        <Button
          onClick={() => {
            fillInCustomer(form, customer)
            setFilledIn(customer)
            // the pressed button goes
            form.setFocus('user.firstName')
          }}
        >
          Udfyld
        </Button>
      )}
    </div>
  )
}

const knownText = ({ name, email, delivery, lastOrder }: KnownCustomer): string => {
  const place = delivery && formatAddress(delivery.address, delivery.zipCode, delivery.city)
  const details = [name, email, place].filter(Boolean).join(', ')
  return `Kendt kunde: ${details}. Seneste ordre ${lastOrder.reference} til ${formatDate(lastOrder.deliveryDate)}.`
}

const filledInText = ({ lastOrder }: KnownCustomer): string =>
  `Udfyldt efter ordre ${lastOrder.reference}. Spørg kunden, om det stadig passer.`
