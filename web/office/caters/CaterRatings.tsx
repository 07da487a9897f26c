import type { Control } from 'react-hook-form'
import { FieldRow } from '../form/FieldRow.tsx'
import { TextField } from '../form/TextField.tsx'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Tab 5, for admins: Google ratings. */
export function CaterRatings(props: { control: Control<CaterValues> }) {
  const { control } = props
  return (
    <>
      <TextField control={control} name="ratingsLink" label={CATER_LABELS.ratingsLink} type="url" isOptional />
      <TextField control={control} name="googlePlaceId" label={CATER_LABELS.googlePlaceId} isOptional />
      <FieldRow>
        <TextField
          control={control}
          name="ratingAverage"
          label={CATER_LABELS.ratingAverage}
          inputMode="decimal"
          unit="af 5"
          isOptional
        />
        <TextField
          control={control}
          name="ratingCount"
          label={CATER_LABELS.ratingCount}
          inputMode="numeric"
          isOptional
        />
      </FieldRow>
      <p>Stjernerne vises kun, når både gennemsnit og antal er udfyldt.</p>
    </>
  )
}
