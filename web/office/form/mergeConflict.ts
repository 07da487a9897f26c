import { isEqual } from './isEqual.ts'
import { isPicture } from './Picture.ts'

/**
 * Merges the person's changes since `before` into the current version. Pictures that are no longer stored are left out,
 * which somebody else has removed.
 */
export function mergeConflict<Values extends object>(before: Values, mine: Values, current: Values): Values {
  const changed = Object.entries(mine).filter(([field, value]) => !isEqual(value, Reflect.get(before, field)))
  const merged = changed.map(([field, value]) => [field, withoutRemoved(value, Reflect.get(current, field))])
  return { ...current, ...Object.fromEntries(merged), ...versionOf(current) }
}

// the service compares it with the stored version
function versionOf(values: object): object {
  return 'version' in values ? { version: values.version } : {}
}

function withoutRemoved(mine: unknown, current: unknown): unknown {
  if (!Array.isArray(mine) || !mine.every(isPicture) || !Array.isArray(current)) return mine
  const stored = new Set(current.filter(isPicture).map(({ id }) => id))
  return mine.filter(({ id }) => id === null || stored.has(id))
}
