import type { WholeCater } from '../../contract/caters.ts'
import { versionOf } from '../v2/versions.ts'

/** What the state of a caterer's form is called; its categories are edited by themselves. */
export function caterVersion({ categories: _categories, ...form }: WholeCater): string {
  return versionOf(form)
}
