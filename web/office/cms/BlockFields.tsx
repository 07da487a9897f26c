import type { Control } from 'react-hook-form'
import { ChoicesField } from '../form/ChoicesField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { TextField } from '../form/TextField.tsx'
import { BlockImageField } from './BlockImageField.tsx'
import type { BlockType } from './blockValues.ts'
import { OfferFields } from './OfferFields.tsx'
import type { PageValues } from './pageValues.ts'
import type { PageChoices } from './usePageChoices.ts'

/** The fields of a block: the common ones and those of its type. */
export function BlockFields(props: {
  control: Control<PageValues>
  index: number
  type: BlockType
  choices: PageChoices
}) {
  const { control, index, type, choices } = props
  const path = `blocks.${index}` as const
  return (
    <>
      <TextField control={control} name={`${path}.title`} label="Overskrift" isOptional />
      <HtmlField control={control} name={`${path}.text`} label="Tekst" isOptional />
      <BlockImageField control={control} name={`${path}.image`} />
      {type === 'BANNER' && (
        <FieldRow>
          <TextField control={control} name={`${path}.linkText`} label="Linkets tekst" isOptional />
          <TextField control={control} name={`${path}.linkUrl`} label="Linkets adresse" isOptional />
        </FieldRow>
      )}
      {type === 'CATER' && (
        <ChoicesField
          control={control}
          name={`${path}.caterNumbers`}
          label="Cateringfirmaer"
          hint="De vises i den rækkefølge, de vælges."
          choices={choices.caters}
        />
      )}
      {type === 'FOOD_TYPE' && (
        <ChoicesField control={control} name={`${path}.filterIds`} label="Madtyper" choices={choices.foodtypes} />
      )}
      {type === 'OCCASION' && (
        <ChoicesField control={control} name={`${path}.filterIds`} label="Anledninger" choices={choices.occasions} />
      )}
      {type === 'OFFER' && <OfferFields control={control} index={index} caters={choices.caters} />}
    </>
  )
}
