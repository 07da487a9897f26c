import { useFieldArray } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { ChoicesField } from '../form/ChoicesField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './Availability.module.css'
import { AVAILABILITY_LABELS, NEW_TIER, TIER_LABELS } from './availabilityValues.ts'
import type { AvailabilityValues } from './availabilityValues.ts'
import { WEEKDAY_CHOICES } from '../form/weekdayChoices.ts'

const SHORT_NOTICE = [
  { value: 'WARN', label: 'Advar kunden' },
  { value: 'REFUSE', label: 'Afvis bestillingen' },
]
const COUNTED_IN = [
  { value: 'WORKING_DAYS', label: 'Arbejdsdage' },
  { value: 'CALENDAR_DAYS', label: 'Alle dage' },
]

/** The fields of the lead time of orders, and of what happens to late ones. */
export function LeadTimeFields({ control }: { control: Control<AvailabilityValues> }) {
  const { fields: tiers, append, remove } = useFieldArray({ control, name: 'tiers' })
  const add = () => append(tiers.length === 0 ? { ...NEW_TIER, fromCovers: '1' } : NEW_TIER)
  return (
    <FieldSection title={AVAILABILITY_LABELS.tiers}>
      <FieldRow>
        <SelectField
          control={control}
          name="shortNotice"
          label={AVAILABILITY_LABELS.shortNotice}
          choices={SHORT_NOTICE}
        />
        <SelectField
          control={control}
          name="leadTimeDays"
          label={AVAILABILITY_LABELS.leadTimeDays}
          choices={COUNTED_IN}
        />
      </FieldRow>
      <div className={styles.week}>
        <ChoicesField
          control={control}
          name="workingDays"
          label={AVAILABILITY_LABELS.workingDays}
          choices={WEEKDAY_CHOICES}
        />
      </div>
      {tiers.length === 0 && (
        <p className={styles.hint}>
          Uden frister gælder bestillingsfristen fra firmaets oplysninger, og alle dage tælles med.
        </p>
      )}
      {tiers.map((tier, index) => (
        <fieldset key={tier.id} className={styles.item}>
          <legend>{`Frist ${index + 1}`}</legend>
          <div className={styles.row}>
            <TextField
              control={control}
              name={`tiers.${index}.fromCovers`}
              label={TIER_LABELS.fromCovers}
              inputMode="numeric"
            />
            <TextField control={control} name={`tiers.${index}.days`} label={TIER_LABELS.days} inputMode="numeric" />
            <TextField control={control} name={`tiers.${index}.cutoff`} label={TIER_LABELS.cutoff} />
          </div>
          <div>
            <Button variant="dangerOutline" aria-label={`Fjern frist ${index + 1}`} onClick={() => remove(index)}>
              Fjern
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button onClick={add}>Tilføj frist</Button>
      </div>
      <TextField
        control={control}
        name="horizonDays"
        label={AVAILABILITY_LABELS.horizonDays}
        unit="dage frem"
        inputMode="numeric"
        hint="Fra 30 til 730. Tomt felt er 365 dage."
      />
    </FieldSection>
  )
}
