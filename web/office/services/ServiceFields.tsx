import { useFormState } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import { CheckField } from '../form/CheckField.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { TextField } from '../form/TextField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ServiceValues } from './serviceValues.ts'

/** The fields of a service, with a notice if a required one is empty. */
export function ServiceFields({ control }: { control: Control<ServiceValues> }) {
  const { errors } = useFormState({ control })
  return (
    <>
      {(errors.name || errors.description) && (
        <Notice variant="error" role="alert">
          <strong>Udfyld alle input felter</strong>
        </Notice>
      )}
      <TextField control={control} name="name" label="Navn" maxLength={MAX_NAME_LENGTH} />
      <HtmlField control={control} name="description" label="Beskrivelse" />
      <TextField
        control={control}
        name="price"
        label="Pris"
        unit="kr."
        inputMode="decimal"
        hint="For hele ordren. Tomt felt = 0 kr."
      />
      <CheckField
        control={control}
        name="isRequired"
        label="Påkrævet"
        hint="Lægges til hver ordre, så kunden ikke kan vælge den fra."
      />
    </>
  )
}
