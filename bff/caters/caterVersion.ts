import type { WholeCater } from '../../contract/caters.ts'
import { versionOf } from '../v2/versions.ts'

/** The version of a caterer's form, without its categories, which are edited elsewhere. */
export function caterVersion({ categories: _categories, ...form }: WholeCater): string {
  return versionOf(form)
}
