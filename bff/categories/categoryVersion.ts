import type { Category } from '../../contract/categories.ts'
import { versionOf } from '../v2/versions.ts'

/** The version of a category's form, without its place and its menus, which are changed elsewhere. */
export function categoryVersion({ name, description, images }: Category): string {
  return versionOf({ name, description, images: images.map(({ id, text }) => ({ id, text })) })
}
