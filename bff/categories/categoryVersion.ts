import type { Category } from '../../contract/categories.ts'
import { versionOf } from '../v2/versions.ts'

/**
 * The version of a category's form: all its fields but its place, its menus and when it was changed, which are changed
 * elsewhere.
 */
export function categoryVersion({
  id: _id,
  caterId: _caterId,
  order: _order,
  products: _products,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  images,
  ...form
}: Category): string {
  return versionOf({ ...form, images: images.map(({ id, text }) => ({ id, text })) })
}
