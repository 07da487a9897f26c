import type { Control } from 'react-hook-form'
import { FieldSection } from '../form/FieldSection.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './Availability.module.css'
import type { AvailabilityValues } from './availabilityValues.ts'

/** CHG-13: until when customers change their orders themselves, and by how many covers. */
export function OwnChangeFields({ control }: { control: Control<AvailabilityValues> }) {
  return (
    <FieldSection title="Kundens egne ændringer">
      <p className={styles.hint}>
        Kunden kan selv rette adresse, kommentar og antal kuverter. Lad arbejdsdagene stå tomme, hvis kunden må rette
        indtil bestillingsfristen.
      </p>
      <div className={styles.row}>
        <TextField
          control={control}
          name="changeLimit.workingDays"
          label="Arbejdsdage før leveringen"
          inputMode="numeric"
        />
        <TextField control={control} name="changeLimit.cutoff" label="Kan rettes senest kl." />
        <TextField
          control={control}
          name="changePercent"
          label="Kuverter op eller ned med"
          unit="%"
          inputMode="numeric"
        />
      </div>
    </FieldSection>
  )
}
