import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { MAX_NAME_LENGTH } from '../../../domain/textLengths.ts'
import { FieldRow } from '../form/FieldRow.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import type { ChildValues } from './childValues.ts'
import { getChildTypes, toTypeChoices } from './menuTypes.ts'
import type { MenuType } from './menuTypes.ts'

/** The fields of a group or an item, which depend on its type. */
export function ChildFields({ control, parentType }: { control: Control<ChildValues>; parentType: MenuType }) {
  const type = useWatch({ control, name: 'type' })
  const isGroup = type === 'GROUP'
  return (
    <>
      <SelectField control={control} name="type" label="Type" choices={toTypeChoices(getChildTypes(parentType))} />
      <TextField control={control} name="name" label="Navn" maxLength={MAX_NAME_LENGTH} />
      <HtmlField control={control} name="description" label="Beskrivelse" isOptional />
      <FieldRow>
        {!isGroup && (
          <TextField
            control={control}
            name="price"
            label="Pris"
            inputMode="decimal"
            unit="kr."
            hint={type === 'EXTRA' ? 'For én. Tom er 0.' : 'Tillæg pr. kuvert. Tom er 0.'}
          />
        )}
        <TextField
          control={control}
          name="minAmount"
          label="Min"
          inputMode="numeric"
          hint={type === 'INCLUDE_WITH_AMOUNT' ? 'Antallet pr. kuvert.' : 'Tom er ingen grænse.'}
        />
        <TextField control={control} name="maxAmount" label="Max" inputMode="numeric" hint="Tom er ingen grænse." />
      </FieldRow>
    </>
  )
}
