import type { Control } from 'react-hook-form'
import { MAX_CATEGORY_IMAGES } from '../../../domain/images/imageLimits.ts'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import { JPEG_PNG } from '../form/validatePicture.ts'
import { HtmlField } from '../form/HtmlField.tsx'
import { PictureField } from '../form/PictureField.tsx'
import { TextField } from '../form/TextField.tsx'
import type { CategoryValues } from './categoryValues.ts'

/** The fields of a category. */
export function CategoryFields({ control }: { control: Control<CategoryValues> }) {
  return (
    <>
      <TextField control={control} name="name" label="Navn" maxLength={MAX_NAME_LENGTH} />
      <HtmlField control={control} name="description" label="Beskrivelse" isOptional />
      <PictureField
        control={control}
        name="images"
        label="Billeder"
        types={JPEG_PNG}
        maxCount={MAX_CATEGORY_IMAGES}
        hasCaptions
        canRemove
      />
    </>
  )
}
