import { useController, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { capitalized } from '../../domain/texts/capitalized.ts'
import { formatCharactersLeft } from '../ui/charactersLeft.ts'
import { danishDate, isDate, isoWeekday, WEEKDAYS } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { sanitizeZipCode } from '../../domain/orders/orderForm.ts'
import { ORDER_TEXT_LENGTHS } from '../../domain/texts/textLengths.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { useCityLookup } from '../cities/useCityLookup.ts'
import { useClockChoices } from '../delivery/useClockChoices.ts'
import { useOrderDay } from '../delivery/useOrderDay.ts'
import { Field } from '../ui/Field.tsx'
import { PopoverDateField } from '../ui/PopoverDateField.tsx'
import type { ProposalValues } from './proposalValues.ts'
import styles from './ProposalFields.module.css'

const today = () => danishDate(new Date())

interface WhenAndWhereProps {
  form: UseFormReturn<ProposalValues>
  caterNumber: number
  /** The order's own time. */
  before: { date: string; clock: string }
  /** True for the caterer, who may propose a day that is closed. */
  isCater?: boolean
}

/** The fields of when, how and where it is handed over. */
export function WhenAndWhere({ form, caterNumber, before, isCater = false }: WhenAndWhereProps) {
  const { control, register, formState } = form
  const { field } = useController({ control, name: 'date' })
  const { ref, value: date, onChange } = field
  const fulfilment = useWatch({ control, name: 'fulfilment' })
  const { field: clock } = useController({ control, name: 'clock' })
  const errors = formState.errors
  const isMoved = date !== before.date
  const { clocks, message } = useClockChoices({
    day: useOrderDay({ number: caterNumber, date, isDelivery: fulfilment === 'delivery' }),
    date,
    clock: clock.value,
    agreed: before,
    isCater,
    onChange: (next) => form.setValue('clock', next, { shouldDirty: true }),
  })
  return (
    <>
      <div className={styles.row}>
        <PopoverDateField
          ref={ref}
          label="Dato"
          value={date}
          onChange={onChange}
          onMistype={onChange}
          earliest={today}
          hint={isDate(date) ? `${weekday(date)}${isMoved ? `. Før ${formatDate(before.date)}` : ''}` : '\u00a0'}
          error={errors.date?.message}
        />
        <Field label="Klokkeslæt" error={message ?? errors.clock?.message}>
          {(attributes) => (
            <select {...attributes} {...clock}>
              {clock.value === '' && <option value="">Vælg</option>}
              {clocks.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Hvordan">
          {(attributes) => (
            <select {...attributes} {...register('fulfilment')}>
              <option value="delivery">Levering</option>
              <option value="pickup">Afhentning</option>
            </select>
          )}
        </Field>
      </div>
      {fulfilment === 'delivery' && <PlaceFields form={form} />}
    </>
  )
}

function PlaceFields({ form }: { form: UseFormReturn<ProposalValues> }) {
  const { register, formState } = form
  const findCity = useCityLookup()
  const zipCode = register('zipCode')
  const [address, city] = useWatch({ control: form.control, name: ['address', 'city'] })
  const left = (text: string | undefined, max: number) => formatCharactersLeft(text?.length ?? 0, max)
  const fillCity = async (typed: string) => {
    const found = await findCity(typed)
    if (found === undefined) return
    form.setValue('city', found ?? '', { shouldDirty: true })
    if (found === null) form.setError('zipCode', { type: 'unknown', message: REFUSAL_TEXTS.zipCodeUnknown })
  }
  return (
    <div className={styles.row}>
      <Field
        label="Adresse"
        hint={left(address, ORDER_TEXT_LENGTHS['delivery.address'])}
        error={formState.errors.address?.message}
      >
        {(attributes) => (
          <input {...attributes} {...register('address')} maxLength={ORDER_TEXT_LENGTHS['delivery.address']} />
        )}
      </Field>
      <Field label="Postnummer" error={formState.errors.zipCode?.message}>
        {(attributes) => (
          <input
            {...attributes}
            {...zipCode}
            inputMode="numeric"
            onChange={(event) => {
              event.target.value = sanitizeZipCode(event.target.value)
              form.clearErrors('zipCode')
              void zipCode.onChange(event)
              void fillCity(event.target.value)
            }}
          />
        )}
      </Field>
      <Field label="By" hint={left(city, ORDER_TEXT_LENGTHS['delivery.city'])} error={formState.errors.city?.message}>
        {(attributes) => (
          <input {...attributes} {...register('city')} maxLength={ORDER_TEXT_LENGTHS['delivery.city']} />
        )}
      </Field>
    </div>
  )
}

const weekday = (date: string): string => capitalized(WEEKDAYS[isoWeekday(date) - 1] ?? '')
