import type { Control } from 'react-hook-form'
import { CheckField } from '../form/CheckField.tsx'
import { TextField } from '../form/TextField.tsx'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Tab 4, for admins: caterers that receive orders on their own site. */
export function CaterAffiliate(props: { control: Control<CaterValues> }) {
  const { control } = props
  return (
    <>
      <CheckField
        control={control}
        name="isAffiliate"
        label={CATER_LABELS.isAffiliate}
        hint="Firmaet tager imod bestillinger på sin egen side."
      />
      <TextField control={control} name="affiliateLink" label={CATER_LABELS.affiliateLink} type="url" isOptional />
    </>
  )
}
