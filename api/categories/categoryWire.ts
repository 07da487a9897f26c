import type { Category } from '../../contract/categories.ts'
import { toKroner } from '../../domain/money/money.ts'
import type { CategoryRow } from './categoryStore.ts'

/** The wire form of a category, prices in kroner. */
export function toCategory({ menus, images, createdAt, updatedAt, ...row }: CategoryRow): Category {
  return {
    ...row,
    images: images.map((image) => ({ ...image, altText: image.text })),
    products: menus.map(({ priceOere, ...menu }) => ({ ...menu, price: toKroner(priceOere) })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
