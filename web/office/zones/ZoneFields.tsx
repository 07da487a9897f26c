import { useFieldArray } from 'react-hook-form'
import type { Control, UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { CheckField } from '../form/CheckField.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { AmountField } from '../form/AmountField.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './Zones.module.css'
import { NEW_ZONE, ZONE_FIELD_LABELS } from './zoneValues.ts'
import type { ZonesValues } from './zoneValues.ts'

/** The zones of a caterer, each with its codes and prices. */
export function ZoneFields({ form }: { form: UseFormReturn<ZonesValues> }) {
  const { control, formState } = form
  const { fields: zones, append, remove } = useFieldArray({ control, name: 'zones' })
  return (
    <FieldSection title="Områder">
      <p className={styles.hint}>
        Uden områder leverer I overalt uden gebyr. Et postnummer hører til det område, der nævner det mest præcist.
      </p>
      {zones.map((zone, index) => (
        <ZoneField key={zone.id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
      <FieldError message={formState.errors.zones?.root?.message} />
      <div>
        <Button onClick={() => append(NEW_ZONE)}>Tilføj område</Button>
      </div>
    </FieldSection>
  )
}

function ZoneField(props: { control: Control<ZonesValues>; index: number; onRemove: () => void }) {
  const { control, index, onRemove } = props
  const path = `zones.${index}` as const
  return (
    <fieldset className={styles.item}>
      <legend>{`Område ${index + 1}`}</legend>
      <div className={styles.row}>
        <TextField
          control={control}
          name={`${path}.name`}
          label={ZONE_FIELD_LABELS.name}
          hint="Vises for kunden, fx Aarhus midt."
        />
        <TextField
          control={control}
          name={`${path}.codes`}
          label={ZONE_FIELD_LABELS.codes}
          hint="Skriv eller indsæt: 8000, 8200-8270"
        />
      </div>
      <div className={styles.row}>
        <AmountField control={control} name={`${path}.fee`} label={ZONE_FIELD_LABELS.fee} hint="0 er gratis." />
        <AmountField
          control={control}
          name={`${path}.freeFrom`}
          label={ZONE_FIELD_LABELS.freeFrom}
          hint="Lad stå tomt, hvis der altid er gebyr."
        />
        <AmountField
          control={control}
          name={`${path}.minimum`}
          label={ZONE_FIELD_LABELS.minimum}
          hint="Lad stå tomt, hvis der ikke er et minimum."
        />
        <TextField
          control={control}
          name={`${path}.extraDays`}
          label={ZONE_FIELD_LABELS.extraDays}
          unit="dage"
          inputMode="numeric"
          hint="Lad stå tomt, hvis der ikke er noget."
        />
      </div>
      <CheckField
        control={control}
        name={`${path}.isActive`}
        label={ZONE_FIELD_LABELS.isActive}
        hint="Fjern krydset for at holde pause med området."
      />
      <div>
        <Button variant="dangerOutline" aria-label={`Fjern område ${index + 1}`} onClick={onRemove}>
          Fjern
        </Button>
      </div>
    </fieldset>
  )
}
