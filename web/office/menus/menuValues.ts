import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { z } from '../../validation/zod.ts'
import { COURSES } from '../../../domain/menus/courses.ts'
import { isDate } from '../../../domain/time/danishTime.ts'
import { toOere, formatAmount } from '../../../domain/money/money.ts'
import type { menuValues_menu$key } from '../../__generated__/menuValues_menu.graphql.ts'
import type { CreateMenuInput } from '../../__generated__/menuMutationsCreateMutation.graphql.ts'
import type { UpdateMenuInput } from '../../__generated__/menuMutationsUpdateMutation.graphql.ts'
import { AmountInput, parseKronerInput, RequiredAmountInput } from '../../validation/amountInput.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { PICTURES } from '../form/mergeRules.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import type { FormInput } from '../form/formInput.ts'
import type { Picture } from '../form/Picture.ts'
import { toPicture } from '../form/toPicture.ts'
import {
  formatNumberInput,
  orEmpty,
  parseNumber,
  plainText,
  requiredText,
  richText,
  wholeNumber,
} from '../form/fieldRules.ts'
import { AgeLimit, toAgeLimit } from './ageLimits.ts'
import { isMinInputAboveMax, MIN_ABOVE_MAX_ISSUE } from './limits.ts'
import { toMenuType, MENU_TYPES } from './menuTypes.ts'

/** MEN-2: a limit of covers, 1 to 100 or none. */
const Covers = orEmpty(wholeNumber(1, 100))

const OptionalDate = z.string().refine((text) => text === '' || isDate(text), 'Skriv datoen som DD-MM-ÅÅÅÅ')

/** The values of a menu's form. */
export const MenuSchema = z
  .object({
    type: z.enum(MENU_TYPES),
    name: requiredText(),
    description: richText(),
    images: z.array(z.custom<Picture>()),
    /** Used for a new menu only. */
    categoryIds: z.array(z.string()),
    minAmount: Covers,
    maxAmount: Covers,
    price: RequiredAmountInput,
    discountFromPrice: AmountInput,
    /** The first and last date of its season, 'YYYY-MM-DD'. */
    offeredFrom: OptionalDate,
    offeredTo: OptionalDate,
    /** The lead time in days; empty is none. */
    leadDays: orEmpty(wholeNumber(0, 365)),
    leadCutoff: plainText().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Skriv et klokkeslæt som 12:00'),
    countsTowardsCapacity: z.boolean(),
    course: z.enum(COURSES),
    isDraft: z.boolean(),
    ageLimit: AgeLimit,
    /** Empty for a new menu. */
    version: z.string(),
  })
  .refine((values) => !isMinInputAboveMax(values), MIN_ABOVE_MAX_ISSUE)
  .refine(({ offeredFrom, offeredTo }) => !offeredFrom || !offeredTo || offeredFrom <= offeredTo, {
    path: ['offeredTo'],
    message: 'Slutter, før den begynder',
  })
export type MenuValues = z.infer<typeof MenuSchema>

export const MENU_LABELS: EveryLabel<MenuValues, 'version'> = {
  type: 'Type',
  course: 'Slags',
  name: 'Navn',
  description: 'Beskrivelse',
  images: 'Billeder',
  categoryIds: 'Kategorier',
  minAmount: 'Min. kuverter',
  maxAmount: 'Maks. kuverter',
  price: 'Pris pr. kuvert',
  discountFromPrice: 'Førpris',
  offeredFrom: 'Sæson fra',
  offeredTo: 'Til og med',
  leadDays: 'Egen frist',
  leadCutoff: 'Senest kl.',
  countsTowardsCapacity: 'Tæller med i kapacitet',
  ageLimit: 'Aldersgrænse',
  isDraft: 'Kladde',
}

export const MENU_RULES: MergeRules<MenuValues> = {
  fields: { images: PICTURES, categoryIds: { kind: 'set' } },
  needs: { leadCutoff: 'leadDays' },
}

/** The initial values of a new menu in these categories. */
export const createMenuValues = (categoryIds: string[]): MenuValues => ({
  type: 'MENU',
  course: 'MEAL',
  name: '',
  description: '',
  images: [],
  categoryIds,
  minAmount: '',
  maxAmount: '',
  price: '',
  discountFromPrice: '',
  offeredFrom: '',
  offeredTo: '',
  leadDays: '',
  leadCutoff: '12:00',
  countsTowardsCapacity: true,
  isDraft: false,
  ageLimit: '',
  version: '',
})

/** Converts a menu to form values. */
export function toMenuValues(key: menuValues_menu$key): MenuValues {
  const menu = readInlineData(
    graphql`
      fragment menuValues_menu on Menu @inline {
        type
        name
        writtenDescription
        images {
          ...toPicture_image
        }
        minAmount
        maxAmount
        price
        discountFromPrice
        offeredFrom
        offeredTo
        leadDays
        leadCutoff
        countsTowardsCapacity
        course
        isDraft
        ageLimit
        version
      }
    `,
    key,
  )
  return {
    type: toMenuType(menu.type, 'MENU'),
    name: menu.name,
    description: menu.writtenDescription ?? '',
    images: menu.images.map(toPicture),
    categoryIds: [],
    minAmount: formatNumberInput(menu.minAmount),
    maxAmount: formatNumberInput(menu.maxAmount),
    price: formatAmount(toOere(menu.price)),
    discountFromPrice: menu.discountFromPrice == null ? '' : formatAmount(toOere(menu.discountFromPrice)),
    offeredFrom: menu.offeredFrom ?? '',
    offeredTo: menu.offeredTo ?? '',
    leadDays: formatNumberInput(menu.leadDays),
    leadCutoff: menu.leadCutoff ?? '12:00',
    countsTowardsCapacity: menu.countsTowardsCapacity,
    course: COURSES.find((known) => known === menu.course) ?? 'MEAL',
    isDraft: menu.isDraft,
    ageLimit: toAgeLimit(menu.ageLimit),
    version: menu.version,
  }
}

/** The fields that are sent beside the form or by a dialog of its own. */
type Elsewhere =
  | 'id'
  | 'version'
  | 'caterNumber'
  | 'categoryIds'
  | 'children'
  | 'images'
  | 'soldOutTo'
  | 'allFoodsListed'
  | 'foodsVersion'

/** Converts form values to the input of a menu. */
export const toMenuInput = (values: MenuValues): FormInput<CreateMenuInput & UpdateMenuInput, Elsewhere> => ({
  type: values.type,
  name: values.name,
  description: values.description,
  minAmount: parseNumber(values.minAmount),
  maxAmount: parseNumber(values.maxAmount),
  ageLimit: parseNumber(values.ageLimit),
  price: parseKronerInput(values.price) ?? 0,
  discountFromPrice: parseKronerInput(values.discountFromPrice),
  offeredFrom: values.offeredFrom || null,
  offeredTo: values.offeredTo || null,
  leadTime: values.leadDays === '' ? null : { days: Number(values.leadDays), cutoff: values.leadCutoff },
  countsTowardsCapacity: values.countsTowardsCapacity,
  course: values.course,
  isDraft: values.isDraft,
})
