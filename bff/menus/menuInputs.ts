import { builder } from '../graph/builder.ts'
import type { NewChildBody } from './menusApi.ts'
import { MenuType } from './MenuType.ts'

export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** The description of a menu's or child's id. */
export const MENU_ID = 'Its global id.'
/** The description of a menu's or child's price. */
export const PRICE = 'Kroner for one cover; of an extra for one.'

/** The fields that creating and changing menus and children share. */
export const describingFields = (t: InputFields) => ({
  description: t.string({ description: 'What it is, HTML; null says nothing.' }),
  discountFromPrice: t.field({ type: 'Money', description: 'What it cost before, kroner; null where not reduced.' }),
  minAmount: t.int({
    description: 'Fewest covers; of a group fewest chosen; of INCLUDE_WITH_AMOUNT its number. Null is no limit.',
  }),
  maxAmount: t.int({ description: 'Most covers; of a group most chosen; of an item most of it. Null is no limit.' }),
  ageLimit: t.int({ description: 'Years of age, 16 or 18: it then cannot be ordered online. Null is no limit.' }),
})

/** The fields that a change of a menu or child may have. */
export const changingFields = (t: InputFields) => ({
  type: t.field({ type: MenuType, description: 'What it is. The children that it has must be allowed in it.' }),
  name: t.string({ description: 'What it is called.' }),
  price: t.field({ type: 'Money', description: PRICE }),
  ...describingFields(t),
})

const newChildFields = (t: InputFields) => ({
  type: t.field({
    type: MenuType,
    required: true,
    description: 'INCLUDE, INCLUDE_WITH_AMOUNT or EXTRA; in a menu also GROUP.',
  }),
  name: t.string({ required: true, description: 'What it is called.' }),
  price: t.field({ type: 'Money', description: `${PRICE} Null is 0.` }),
  ...describingFields(t),
})

const NewMenuItemInput = builder.inputType('NewMenuItemInput', {
  description: 'A new item of a group.',
  fields: newChildFields,
})

export const NewMenuChildInput = builder.inputType('NewMenuChildInput', {
  description: 'A new child of a menu or a group.',
  fields: (t) => ({
    ...newChildFields(t),
    children: t.field({ type: [NewMenuItemInput], description: 'The items of a GROUP, in order; null is none.' }),
  }),
})

type NewItem = typeof NewMenuItemInput.$inferInput
type NewChild = typeof NewMenuChildInput.$inferInput

/** Maps a new child to the wire. The service decides which types are allowed where. */
export const newChildBody = (child: NewChild): NewChildBody => ({
  ...newItemBody(child),
  children: child.children?.map(newItemBody),
})

const newItemBody = (item: NewItem) => ({ ...describedBody(item), price: item.price ?? undefined })

type DescribedInput = { [Field in keyof NewItem]?: NewItem[Field] | null | undefined }

/** Maps the fields that menus and children share to the wire. */
export const describedBody = (input: DescribedInput) => ({
  type: input.type,
  name: input.name,
  description: input.description,
  price: input.price,
  discountFromPrice: input.discountFromPrice,
  minAmount: input.minAmount,
  maxAmount: input.maxAmount,
  ageLimit: input.ageLimit,
})
