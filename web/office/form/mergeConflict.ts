import { isEqual } from './isEqual.ts'

/** Merges the person's changes since `before` into the current version. */
export function mergeConflict<Values extends object>(before: Values, mine: Values, current: Values): Values {
  const changed = Object.entries(mine).filter(([field, value]) => !isEqual(value, Reflect.get(before, field)))
  return { ...current, ...Object.fromEntries(changed), ...versionOf(current) }
}

// the service compares it with the stored version
function versionOf(values: object): object {
  return 'version' in values ? { version: values.version } : {}
}
