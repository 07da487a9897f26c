import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../domain/texts/textLengths.ts'
import { Caption, CaptionedImage } from './images.ts'
import { Menu } from './menus.ts'
import { RichText } from './richText.ts'
import { absent, json, Kroner, requiredText, WireId, WireInt } from './wire.ts'

/** A menu as its category lists it; `order` is its place there. Kroner for one cover. */
const CategoryMenu = z.object({
  id: WireId,
  name: z.string(),
  type: Menu.shape.type,
  price: Kroner,
  order: WireInt.default(0),
})

export const Category = z.object({
  id: WireId,
  caterId: WireInt,
  name: z.string(),
  description: absent(z.string()),
  order: WireInt.default(0),
  images: z.array(CaptionedImage).default([]),
  products: z.array(CategoryMenu).default([]),
  createdAt: absent(z.string()),
  updatedAt: absent(z.string()),
})
export type Category = z.infer<typeof Category>

// Lower case, because they are compared with the ids of the database
const Id = z.guid().toLowerCase()

/**
 * The form of a new category. Its images are the files `0`, `1` and so on, their captions the fields `caption0`,
 * `caption1` and so on. A missing caption is empty; the caption of a file that was not sent is ignored.
 */
export const NewCategoryForm = z.looseObject({ name: requiredText(MAX_NAME_LENGTH), description: RichText.nullish() })

const Order = z.int().min(0).max(1_000_000)
const EditedImages = z.array(z.object({ id: Id, text: Caption })).max(200)
const DeletedImages = z.array(Id).max(200)

/** A partial update of a category: omitted fields stay as they are. New images are as in {@link NewCategoryForm}. */
export const CategoryForm = z.looseObject({
  name: requiredText(MAX_NAME_LENGTH).optional(),
  description: RichText.nullish(),
  order: z
    .union([
      Order,
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .pipe(Order),
    ])
    .optional(),
  editedImages: z.union([EditedImages, json(EditedImages)]).optional(),
  deletedImages: z.union([DeletedImages, json(DeletedImages)]).optional(),
})
export type CategoryForm = z.infer<typeof CategoryForm>

/** Menus to append to a category. */
export const AddMenusBody = z.object({ menus: z.array(Id).min(1).max(500) })

/** The new order of categories; all are saved or none. */
export const CategoryOrdering = z.object({
  categories: z
    .array(z.object({ id: Id, order: Order }))
    .min(1)
    .max(1000),
})
export type CategoryOrdering = z.infer<typeof CategoryOrdering>
