import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { cityAfterZip, sanitizeZipCode } from '../../../domain/orders/orderForm.ts'
import { formatReason } from '../../../domain/availability/availabilityTexts.ts'
import type { Oere } from '../../../domain/money/money.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { findZone } from '../../../domain/zones/zones.ts'
import type { Zone } from '../../../domain/zones/zones.ts'
import { Field } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldDescription.tsx'
import styles from './OrderForm.module.css'
import { useCityLookup } from '../../cities/useCityLookup.ts'
import { DeliveryNote } from '../../delivery/DeliveryNote.tsx'
import { OrderTextField } from './OrderTextField.tsx'

interface WhereFieldsProps {
  form: UseFormReturn<OrderForm>
  offersDelivery: boolean
  offersPickup: boolean
  zones: readonly Zone[]
  /** Menus and extras that are ordered. */
  goods: Oere
  /** The price of the required services for delivery alone. */
  services: Oere
  /** Called with the fulfilment that is chosen, before the form has it. */
  onChoose: (isDelivery: boolean) => void
  /** The address for pickup. */
  pickupAddress: string
  /** Called with a zip code that turns out to be none, before the form's rules look at it again. */
  onUnknownZipCode: (zipCode: string) => void
}

/** The fields about the place: delivery to an address, or pickup at the caterer's. */
export function WhereFields(props: WhereFieldsProps) {
  const { form, offersDelivery, onChoose, pickupAddress } = props
  const { field } = useController({ control: form.control, name: 'isDelivery' })
  const isDelivery = useWatch({ control: form.control, name: 'isDelivery' })
  const id = useId()
  const { errors } = form.formState
  const choice = (isChosen: boolean, value: boolean) => ({
    type: 'radio',
    name: field.name,
    value: String(value),
    checked: isChosen,
    onChange: () => {
      onChoose(value)
      field.onChange(value)
    },
    onBlur: field.onBlur,
  })
  return (
    <>
      <div className={styles.stack}>
        <div className={styles.choices}>
          <div className={styles.choice}>
            <input
              {...choice(isDelivery, true)}
              id={`${id}-delivery`}
              ref={offersDelivery ? field.ref : null}
              disabled={!offersDelivery}
              aria-describedby={offersDelivery ? undefined : `${id}-note`}
            />
            <label htmlFor={`${id}-delivery`}>Levering</label>
            {!offersDelivery && <small id={`${id}-note`}>{REFUSAL_TEXTS.noDelivery}</small>}
          </div>
          <div className={styles.choice}>
            <input
              {...choice(!isDelivery, false)}
              id={`${id}-pickup`}
              ref={offersDelivery ? null : field.ref}
              aria-describedby={`${id}-place`}
            />
            <label htmlFor={`${id}-pickup`}>Afhentning</label>
            <small id={`${id}-place`}>{pickupAddress}</small>
          </div>
        </div>
        <FieldError message={errors.isDelivery?.message} />
      </div>
      {isDelivery && <AddressFields {...props} />}
    </>
  )
}

function AddressFields({ form, offersPickup, zones, goods, services, onUnknownZipCode }: WhereFieldsProps) {
  const findCity = useCityLookup()
  const error = form.formState.errors.delivery?.zipCode
  const zipCode = form.register('delivery.zipCode')
  const typedZipCode = useWatch({ control: form.control, name: 'delivery.zipCode' })

  const fillCity = async (zip: string) => {
    const found = await findCity(zip)
    const before = form.getValues('delivery.city')
    const city = cityAfterZip(zip, before, () => found)
    if (found === null) {
      onUnknownZipCode(zip)
      void form.trigger('delivery.zipCode')
    }
    if (found && zones.length > 0 && !findZone(zones, zip))
      form.setError('delivery.zipCode', { type: 'zone', message: formatNotDelivered(zip, found, offersPickup) })
    if (city !== before) form.setValue('delivery.city', city, { shouldValidate: form.formState.submitCount > 0 })
  }
  // A code from the storefront, or from before the page's script came, comes without its city
  const typedHere = useRef('')
  const fillCityOfKnown = useEffectEvent(() => {
    if (typedZipCode !== typedHere.current && form.getValues('delivery.city') === '') void fillCity(typedZipCode)
  })
  useEffect(() => {
    if (/^\d{4}$/.test(typedZipCode)) fillCityOfKnown()
  }, [typedZipCode])
  return (
    <>
      <OrderTextField form={form} name="delivery.address" label="Adresse" autoComplete="address-line1" />
      <div className={styles.zipColumns}>
        <Field label="Postnummer" error={error?.message}>
          {(control) => (
            <input
              {...control}
              {...zipCode}
              // so that it can be left out on paper while it is empty
              placeholder=" "
              inputMode="numeric"
              autoComplete="postal-code"
              onChange={(event) => {
                event.target.value = sanitizeZipCode(event.target.value)
                typedHere.current = event.target.value
                form.clearErrors('delivery.zipCode')
                void zipCode.onChange(event)
                void fillCity(event.target.value)
              }}
            />
          )}
        </Field>
        <OrderTextField form={form} name="delivery.city" label="By" autoComplete="address-level2" />
      </div>
      <DeliveryNote zones={zones} zipCode={typedZipCode} goods={goods} services={services} />
    </>
  )
}

const formatNotDelivered = (zipCode: string, city: string, pickup: boolean) =>
  formatReason({ code: 'NOT_DELIVERED', place: { zipCode, city }, deliversSomewhere: true, pickup }, '')
