import { useFieldArray, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../form/CheckField.tsx'
import { DateField } from '../form/DateField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './Availability.module.css'
import { AVAILABILITY_LABELS, EXCEPTION_LABELS, NEW_EXCEPTION } from './availabilityValues.ts'
import type { AvailabilityValues } from './availabilityValues.ts'

/** The dates that differ from the weekdays: holidays of one's own, longer hours, a smaller capacity. */
export function ExceptionsField({ control }: { control: Control<AvailabilityValues> }) {
  const { fields: exceptions, append, remove } = useFieldArray({ control, name: 'exceptions' })
  return (
    <FieldSection title={AVAILABILITY_LABELS.exceptions}>
      <p className={styles.hint}>
        Ferie, en travl dag eller andre tider. En undtagelse går forud for ugedag og helligdag, den korteste forud for
        de andre.
      </p>
      {exceptions.map((exception, index) => (
        <ExceptionFields key={exception.id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
      <div>
        <Button onClick={() => append(NEW_EXCEPTION)}>Tilføj undtagelse</Button>
      </div>
    </FieldSection>
  )
}

/** The fields of an exception, at its place in the list. */
export function ExceptionFields(props: {
  control: Control<AvailabilityValues>
  index: number
  /** Missing where it cannot be removed. */
  onRemove?: () => void
}) {
  const { control, index, onRemove } = props
  const path = `exceptions.${index}` as const
  const isClosed = useWatch({ control, name: `${path}.isClosed` })
  return (
    <fieldset className={styles.item}>
      <legend>{`Undtagelse ${index + 1}`}</legend>
      <FieldRow>
        <DateField control={control} name={`${path}.from`} label={EXCEPTION_LABELS.from} />
        <DateField control={control} name={`${path}.to`} label={EXCEPTION_LABELS.to} />
      </FieldRow>
      <TextField
        control={control}
        name={`${path}.name`}
        label={EXCEPTION_LABELS.name}
        hint="Vises for kunden, fx Sommerferie."
        isOptional
      />
      <CheckField control={control} name={`${path}.isClosed`} label={EXCEPTION_LABELS.isClosed} />
      {!isClosed && (
        <div className={styles.row}>
          <TextField
            control={control}
            name={`${path}.deliveryHours`}
            label={EXCEPTION_LABELS.deliveryHours}
            hint="Tomt: som ugedagen. Eller: lukket"
          />
          <TextField
            control={control}
            name={`${path}.pickupHours`}
            label={EXCEPTION_LABELS.pickupHours}
            hint="Tomt: som ugedagen. Eller: lukket"
          />
          <TextField
            control={control}
            name={`${path}.capacity`}
            label={EXCEPTION_LABELS.capacity}
            hint="Tomt: som ugedagen"
            inputMode="numeric"
          />
        </div>
      )}
      {onRemove && (
        <div>
          <Button variant="dangerOutline" aria-label={`Fjern undtagelse ${index + 1}`} onClick={onRemove}>
            Fjern
          </Button>
        </div>
      )}
    </fieldset>
  )
}
