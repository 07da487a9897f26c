/** Deep equality of two form values. Files are compared by identity. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof File || b instanceof File) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length && names.every((name) => isEqual(Reflect.get(a, name), Reflect.get(b, name)))
  )
}
