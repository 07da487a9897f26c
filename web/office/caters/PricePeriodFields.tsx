import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { ChoicesField } from '../form/ChoicesField.tsx'
import { DateField } from '../form/DateField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { WEEKDAY_CHOICES } from '../form/weekdayChoices.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CaterForm.module.css'
import type { CaterValues } from './caterValues.ts'
import { PERIOD_LABELS, PERIOD_TYPES } from './pricePeriodValues.ts'

/** The fields of a price period, which depend on its type. */
export function PricePeriodFields(props: { control: Control<CaterValues>; index: number; onRemove: () => void }) {
  const { control, index, onRemove } = props
  const path = `pricePeriods.${index}` as const
  const type = useWatch({ control, name: `${path}.type` })
  return (
    <fieldset className={styles.period}>
      <legend>{`Prisperiode ${index + 1}`}</legend>
      <FieldRow>
        <SelectField control={control} name={`${path}.type`} label={PERIOD_LABELS.type} choices={PERIOD_TYPES} />
        <TextField
          control={control}
          name={`${path}.percentage`}
          label={PERIOD_LABELS.percentage}
          unit="%"
          hint="Skriv -10 for en rabat på 10 %."
        />
      </FieldRow>
      {type === 'FIXED_DAY' && (
        <ChoicesField
          control={control}
          name={`${path}.weekdays`}
          label={PERIOD_LABELS.weekdays}
          choices={WEEKDAY_CHOICES}
        />
      )}
      {type === 'OFFER' && (
        <FieldRow>
          <DateField control={control} name={`${path}.from`} label={PERIOD_LABELS.from} />
          <DateField control={control} name={`${path}.to`} label={PERIOD_LABELS.to} />
        </FieldRow>
      )}
      <TextField control={control} name={`${path}.name`} label={PERIOD_LABELS.name} isOptional />
      <div>
        <Button variant="dangerOutline" aria-label={`Fjern prisperiode ${index + 1}`} onClick={onRemove}>
          Fjern
        </Button>
      </div>
    </fieldset>
  )
}
