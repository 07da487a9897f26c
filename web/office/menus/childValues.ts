import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { z } from '../../validation/zod.ts'
import { toOere, formatAmount } from '../../../domain/money/money.ts'
import type { childValues_child$key } from '../../__generated__/childValues_child.graphql.ts'
import type { NewMenuChildInput } from '../../__generated__/childMutationsCreateMutation.graphql.ts'
import { AmountInput, parseKronerInput } from '../../validation/amountInput.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { PICTURES } from '../form/mergeRules.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import type { FormInput } from '../form/formInput.ts'
import type { Picture } from '../form/Picture.ts'
import { toPicture } from '../form/toPicture.ts'
import { formatNumberInput, orEmpty, requiredText, richText, parseNumber, wholeNumber } from '../form/fieldRules.ts'
import { AgeLimit, toAgeLimit } from './ageLimits.ts'
import { isMinInputAboveMax, MIN_ABOVE_MAX_ISSUE } from './limits.ts'
import { toMenuType, MENU_TYPES } from './menuTypes.ts'
import type { MenuType } from './menuTypes.ts'

/** The limits of the service. */
const Amount = orEmpty(wholeNumber(0, 1000))

/** The values of the form of a group or an item. */
export const ChildSchema = z
  .object({
    type: z.enum(MENU_TYPES),
    name: requiredText(),
    description: richText(),
    images: z.array(z.custom<Picture>()),
    price: AmountInput,
    minAmount: Amount,
    maxAmount: Amount,
    ageLimit: AgeLimit,
    /** True if its content is declared, of it alone and not of a dish. */
    isDeclared: z.boolean(),
    /** Empty for a new child. */
    version: z.string(),
  })
  .refine((values) => !isMinInputAboveMax(values), MIN_ABOVE_MAX_ISSUE)
export type ChildValues = z.infer<typeof ChildSchema>

export const CHILD_LABELS: EveryLabel<ChildValues, 'isDeclared' | 'version'> = {
  type: 'Type',
  name: 'Navn',
  description: 'Beskrivelse',
  images: 'Billede',
  price: 'Pris',
  minAmount: 'Min',
  maxAmount: 'Max',
  ageLimit: 'Aldersgrænse',
}

export const CHILD_RULES: MergeRules<ChildValues> = { fields: { images: PICTURES } }

/** The initial values of a new group or item. */
export const createChildValues = (type: MenuType): ChildValues => ({
  type,
  name: '',
  description: '',
  images: [],
  price: '',
  minAmount: '',
  maxAmount: '',
  ageLimit: '',
  isDeclared: false,
  version: '',
})

/** Converts a group or item to form values. */
export function toChildValues(key: childValues_child$key): ChildValues {
  const child = readInlineData(
    graphql`
      fragment childValues_child on Menu @inline {
        type
        name
        writtenDescription
        images {
          ...toPicture_image
        }
        price
        minAmount
        maxAmount
        ageLimit
        isDeclared
        version
      }
    `,
    key,
  )
  return {
    type: toMenuType(child.type, 'INCLUDE'),
    name: child.name,
    description: child.writtenDescription ?? '',
    images: child.images.map(toPicture),
    price: child.price === 0 ? '' : formatAmount(toOere(child.price)),
    minAmount: formatNumberInput(child.minAmount),
    maxAmount: formatNumberInput(child.maxAmount),
    ageLimit: toAgeLimit(child.ageLimit),
    isDeclared: child.isDeclared === true,
    version: child.version,
  }
}

/** Converts form values to the input of a group or item. A group has no price of its own. */
export const toChildInput = (values: ChildValues): FormInput<NewMenuChildInput, 'children' | 'discountFromPrice'> => ({
  type: values.type,
  name: values.name,
  description: values.description,
  price: values.type === 'GROUP' ? 0 : (parseKronerInput(values.price) ?? 0),
  minAmount: parseNumber(values.minAmount),
  maxAmount: parseNumber(values.maxAmount),
  ageLimit: parseNumber(values.ageLimit),
})
