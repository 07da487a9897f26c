import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import { FieldRow } from '../form/FieldRow.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { PictureField } from '../form/PictureField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { AmountField } from '../form/AmountField.tsx'
import { TextField } from '../form/TextField.tsx'
import { JPEG_PNG_WEBP } from '../form/validatePicture.ts'
import { AGE_LIMIT_CHOICES, AGE_LIMIT_HINT } from './ageLimits.ts'
import type { ChildValues } from './childValues.ts'
import { getChildTypes, toTypeChoices } from './menuTypes.ts'
import type { MenuType } from './menuTypes.ts'

/** The fields of a group or an item, which depend on its type. */
export function ChildFields({ control, parentType }: { control: Control<ChildValues>; parentType: MenuType }) {
  const type = useWatch({ control, name: 'type' })
  const isGroup = type === 'GROUP'
  return (
    <>
      <SelectField
        control={control}
        name="type"
        label="Type"
        choices={toTypeChoices(getChildTypes(parentType), parentType)}
      />
      <TextField control={control} name="name" label="Navn" maxLength={MAX_NAME_LENGTH} />
      <HtmlField control={control} name="description" label="Beskrivelse" isOptional />
      {!isGroup && (
        <PictureField control={control} name="images" label="Billede" types={JPEG_PNG_WEBP} hasCaptions canRemove />
      )}
      <FieldRow>
        {!isGroup && (
          <AmountField
            control={control}
            name="price"
            label="Pris"
            hint={type === 'EXTRA' ? 'For én. Tomt felt = 0 kr.' : 'Tillæg pr. kuvert. Tomt felt = 0 kr.'}
          />
        )}
        <TextField
          control={control}
          name="minAmount"
          label="Min"
          inputMode="numeric"
          hint={type === 'INCLUDE_WITH_AMOUNT' ? 'Antallet pr. kuvert.' : 'Lad feltet stå tomt for ingen grænse.'}
        />
        <TextField
          control={control}
          name="maxAmount"
          label="Max"
          inputMode="numeric"
          hint="Lad feltet stå tomt for ingen grænse."
        />
      </FieldRow>
      {!isGroup && (
        <SelectField
          control={control}
          name="ageLimit"
          label="Aldersgrænse"
          choices={AGE_LIMIT_CHOICES}
          hint={AGE_LIMIT_HINT}
        />
      )}
    </>
  )
}
