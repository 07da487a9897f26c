import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { CheckField } from '../form/CheckField.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { TextField } from '../form/TextField.tsx'
import type { EditFieldProps } from '../form/TextField.tsx'
import { useFieldNote } from '../form/useFieldNote.ts'
import styles from './Availability.module.css'
import { AVAILABILITY_LABELS } from './availabilityValues.ts'
import type { AvailabilityValues } from './availabilityValues.ts'
import { WEEKDAY_LABELS } from '../form/weekdayChoices.ts'

/** The fields of the hours of delivery and pickup, and of a day's capacity in covers. */
export function HoursFields({ control }: { control: Control<AvailabilityValues> }) {
  const [isDeliveryAlways, isPickupAlways] = useWatch({ control, name: ['isDeliveryAlways', 'isPickupAlways'] })
  return (
    <>
      <FieldSection title={AVAILABILITY_LABELS.deliveryHours}>
        <CheckField control={control} name="isDeliveryAlways" label={AVAILABILITY_LABELS.isDeliveryAlways} />
        {!isDeliveryAlways && <WeekFields control={control} name="deliveryHours" />}
      </FieldSection>
      <FieldSection title={AVAILABILITY_LABELS.pickupHours}>
        <CheckField control={control} name="isPickupAlways" label={AVAILABILITY_LABELS.isPickupAlways} />
        {!isPickupAlways && <WeekFields control={control} name="pickupHours" />}
      </FieldSection>
      <CheckField
        control={control}
        name="closedOnHolidays"
        label={AVAILABILITY_LABELS.closedOnHolidays}
        hint="En undtagelse kan åbne en helligdag."
      />
      <FieldSection title={AVAILABILITY_LABELS.capacities}>
        <p className={styles.hint}>Så mange kuverter kan I lave på en dag. Tomt felt er ingen grænse.</p>
        <fieldset className={styles.week} aria-label={AVAILABILITY_LABELS.capacities}>
          <div className={styles.days}>
            {WEEKDAY_LABELS.map((label, day) => (
              <TextField key={label} control={control} name={`capacities.${day}`} label={label} inputMode="numeric" />
            ))}
          </div>
        </fieldset>
      </FieldSection>
    </>
  )
}

function WeekFields(props: { control: Control<AvailabilityValues>; name: 'deliveryHours' | 'pickupHours' }) {
  return (
    <>
      <p className={styles.hint}>Skriv tider som 10:00-14:00, 17:00-20:00. Tomt felt er lukket.</p>
      <fieldset className={styles.week} aria-label={AVAILABILITY_LABELS[props.name]}>
        <div className={styles.days}>
          {WEEKDAY_LABELS.map((label, day) => (
            <HoursField key={label} control={props.control} name={`${props.name}.${day}`} label={label} />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** The hours of a day, which may take two lines. Enter saves here as in any other field. */
function HoursField({ control, name, label }: EditFieldProps<AvailabilityValues>) {
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, false)
  return (
    <Field label={label} note={note} error={fieldState.error?.message}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...field}
          value={String(field.value)}
          rows={2}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      )}
    </Field>
  )
}
