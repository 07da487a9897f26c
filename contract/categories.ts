import { z } from 'zod'
import { Menu } from './menus.ts'
import { absent, Kroner, WireId, WireInt } from './wire.ts'

/** A picture of a category; `path` is its name under the image endpoint of its caterer. */
export const CategoryImage = z.object({
  id: WireId,
  path: z.string(),
  text: absent(z.string()),
  altText: absent(z.string()),
  name: absent(z.string()),
  width: absent(WireInt),
  height: absent(WireInt),
  color: absent(z.string()),
})
export type CategoryImage = z.infer<typeof CategoryImage>

/** A menu as its category lists it; `order` is its place there. Kroner for one cover. */
export const CategoryMenu = z.object({
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
  images: z.array(CategoryImage).default([]),
  products: z.array(CategoryMenu).default([]),
  createdAt: absent(z.string()),
  updatedAt: absent(z.string()),
})
export type Category = z.infer<typeof Category>
