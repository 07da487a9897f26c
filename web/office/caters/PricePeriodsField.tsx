import { useFieldArray } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { FieldSection } from '../form/FieldSection.tsx'
import fields from '../form/fields.module.css'
import { Button } from '../../ui/Button.tsx'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'
import { PricePeriodFields } from './PricePeriodFields.tsx'
import { NEW_PERIOD } from './pricePeriodValues.ts'

/** The list of price periods, which change the price of a cover. */
export function PricePeriodsField(props: { control: Control<CaterValues> }) {
  const { control } = props
  const { fields: periods, append, remove } = useFieldArray({ control, name: 'pricePeriods' })
  return (
    <FieldSection title={CATER_LABELS.pricePeriods}>
      <p className={fields.hint}>
        Falder flere perioder på samme dag, går tilbud forud for helligdag og helligdag forud for ugedag.
      </p>
      {periods.map((period, index) => (
        <PricePeriodFields key={period.id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
      <div>
        <Button onClick={() => append(NEW_PERIOD)}>Tilføj prisperiode</Button>
      </div>
    </FieldSection>
  )
}
