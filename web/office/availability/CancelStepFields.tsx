import { useFieldArray } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './Availability.module.css'
import { AVAILABILITY_LABELS, CANCEL_STEP_LABELS, NEW_CANCEL_STEP } from './availabilityValues.ts'
import type { AvailabilityValues } from './availabilityValues.ts'

/** CHG-7: what it costs a customer to cancel an accepted order, and until when. */
export function CancelStepFields({ control }: { control: Control<AvailabilityValues> }) {
  const { fields: steps, append, remove } = useFieldArray({ control, name: 'cancelSteps' })
  return (
    <FieldSection title={AVAILABILITY_LABELS.cancelSteps} id="betingelser">
      <p className={styles.hint}>
        {steps.length === 0
          ? 'Uden trin afbestiller kunden gratis indtil leveringen.'
          : 'Så længe ordren venter, er det gratis. Efter sidste trin koster det hele prisen. Ændringer gælder nye ordrer.'}
      </p>
      {steps.map((step, index) => (
        <fieldset key={step.id} className={styles.item}>
          <legend>{`Trin ${index + 1}`}</legend>
          <div className={styles.row}>
            <TextField
              control={control}
              name={`cancelSteps.${index}.workingDays`}
              label={CANCEL_STEP_LABELS.workingDays}
              inputMode="numeric"
            />
            <TextField control={control} name={`cancelSteps.${index}.cutoff`} label={CANCEL_STEP_LABELS.cutoff} />
            <TextField
              control={control}
              name={`cancelSteps.${index}.percent`}
              label={CANCEL_STEP_LABELS.percent}
              unit="%"
              inputMode="numeric"
            />
          </div>
          <div>
            <Button variant="dangerOutline" aria-label={`Fjern trin ${index + 1}`} onClick={() => remove(index)}>
              Fjern
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => append(NEW_CANCEL_STEP)}>Tilføj trin</Button>
      </div>
    </FieldSection>
  )
}
