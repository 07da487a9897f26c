import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { MAX_OFFER_MESSAGE_LENGTH, MAX_OFFER_TITLE_LENGTH } from '../../../domain/texts/textLengths.ts'
import { Field } from '../../ui/Field.tsx'
import { DateField } from '../form/DateField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { TextField } from '../form/TextField.tsx'
import { OFFER_LABELS } from './offerValues.ts'
import type { OfferValues } from './offerValues.ts'
import { charactersOf } from '../../ui/charactersLeft.ts'

/** The fields of an offer's recipient, message and last day. */
export function OfferToFields({ control }: { control: Control<OfferValues> }) {
  return (
    <>
      <TextField control={control} name="name" label={OFFER_LABELS.name} />
      <FieldRow>
        <TextField control={control} name="email" label={OFFER_LABELS.email} type="email" />
        <TextField control={control} name="phone" label={OFFER_LABELS.phone} inputMode="tel" />
      </FieldRow>
      <TextField
        control={control}
        name="title"
        label={OFFER_LABELS.title}
        hint="Fx: Sommerfest til 40"
        maxLength={MAX_OFFER_TITLE_LENGTH}
        isOptional
      />
      <Message control={control} />
      <DateField control={control} name="validUntil" label={OFFER_LABELS.validUntil} />
    </>
  )
}

function Message({ control }: { control: Control<OfferValues> }) {
  const { field, fieldState } = useController({ control, name: 'text' })
  return (
    <Field
      label={OFFER_LABELS.text}
      note="valgfri"
      hint={charactersOf(field.value, MAX_OFFER_MESSAGE_LENGTH)}
      error={fieldState.error?.message}
    >
      {(attributes) => <textarea {...attributes} {...field} rows={4} maxLength={MAX_OFFER_MESSAGE_LENGTH} />}
    </Field>
  )
}
