import { isEqual } from './isEqual.ts'

/** What to save when the person keeps their own: their changes upon the thing as it is now. */
export function mergeConflict<Values extends object>(before: Values, mine: Values, current: Values): Values {
  const changed = Object.entries(mine).filter(([field, value]) => !isEqual(value, Reflect.get(before, field)))
  return { ...current, ...Object.fromEntries(changed), ...versionOf(current) }
}

// the service compares it with what is there now
function versionOf(values: object): object {
  return 'version' in values ? { version: values.version } : {}
}
