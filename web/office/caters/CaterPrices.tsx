import type { UseFormReturn } from 'react-hook-form'
import { FieldRow } from '../form/FieldRow.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { TextField } from '../form/TextField.tsx'
import { AccentField } from './AccentField.tsx'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'
import { PricePeriodsField } from './PricePeriodsField.tsx'

/** Tab 2: order limits, bank account, storefront texts, accent colour and price periods. */
export function CaterPrices(props: { form: UseFormReturn<CaterValues>; isAdmin: boolean }) {
  const { control } = props.form
  return (
    <>
      <FieldRow>
        <TextField
          control={control}
          name="minCovers"
          label={CATER_LABELS.minCovers}
          inputMode="numeric"
          hint="0 betyder ingen grænse."
        />
        <TextField
          control={control}
          name="noticeDays"
          label={CATER_LABELS.noticeDays}
          inputMode="numeric"
          unit="dage før"
          hint="Kortere varsel giver en advarsel."
        />
      </FieldRow>
      {props.isAdmin && (
        <TextField control={control} name="commission" label={CATER_LABELS.commission} inputMode="decimal" unit="%" />
      )}
      <FieldRow>
        <TextField control={control} name="regNumber" label={CATER_LABELS.regNumber} inputMode="numeric" isOptional />
        <TextField
          control={control}
          name="accountNumber"
          label={CATER_LABELS.accountNumber}
          inputMode="numeric"
          isOptional
        />
      </FieldRow>
      <HtmlField control={control} name="noticeText" label={CATER_LABELS.noticeText} isOptional />
      <TextField control={control} name="tags" label={CATER_LABELS.tags} hint="Adskil med komma." isOptional />
      <TextField
        control={control}
        name="offerDays"
        label={CATER_LABELS.offerDays}
        inputMode="numeric"
        unit="dage"
        hint="1 til 30. Derefter vises besparelsen ikke længere."
      />
      <AccentField control={control} />
      <PricePeriodsField control={control} />
    </>
  )
}
