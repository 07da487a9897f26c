import type { Category } from '../../contract/categories.ts'
import { versionOf } from '../v2/versions.ts'

/** What the state of a category's form is called; its place and its menus are changed by themselves. */
export function categoryVersion({ name, description, images }: Category): string {
  return versionOf({ name, description, images: images.map(({ id, text }) => ({ id, text })) })
}
