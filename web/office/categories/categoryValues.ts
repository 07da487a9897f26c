import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { z } from '../../validation/zod.ts'
import type { CreateCategoryInput } from '../../__generated__/categoryMutationsCreateMutation.graphql.ts'
import type { UpdateCategoryInput } from '../../__generated__/categoryMutationsUpdateMutation.graphql.ts'
import type { categoryValues_category$key } from '../../__generated__/categoryValues_category.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { PICTURES } from '../form/mergeRules.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import { requiredText, richText } from '../form/fieldRules.ts'
import type { FormInput } from '../form/formInput.ts'
import type { Picture } from '../form/Picture.ts'
import { toPicture } from '../form/toPicture.ts'

/** The values of a category's form. */
export const CategorySchema = z.object({
  name: requiredText(),
  description: richText(),
  images: z.array(z.custom<Picture>()),
  /** Empty for a new category. */
  version: z.string(),
})
export type CategoryValues = z.infer<typeof CategorySchema>

export const CATEGORY_LABELS: EveryLabel<CategoryValues, 'version'> = {
  name: 'Navn',
  description: 'Beskrivelse',
  images: 'Billeder',
}

export const CATEGORY_RULES: MergeRules<CategoryValues> = { fields: { images: PICTURES } }

/** The initial values of a new category. */
export const NEW_CATEGORY: CategoryValues = { name: '', description: '', images: [], version: '' }

/** Converts a category to form values. */
export function toCategoryValues(key: categoryValues_category$key): CategoryValues {
  const { name, writtenDescription, images, version } = readInlineData(
    graphql`
      fragment categoryValues_category on Category @inline {
        name
        writtenDescription
        images {
          ...toPicture_image
        }
        version
      }
    `,
    key,
  )
  return {
    name,
    description: writtenDescription ?? '',
    images: images.map(toPicture),
    version,
  }
}

/** The pictures are sent as what has changed of them; see categoryImages.ts. */
type Elsewhere = 'id' | 'version' | 'caterNumber' | 'images' | 'editedImages' | 'deletedImageIds'

/** Converts form values to the input of a category. */
export function toCategoryInput({
  name,
  description,
}: CategoryValues): FormInput<CreateCategoryInput & UpdateCategoryInput, Elsewhere> {
  return { name, description }
}
