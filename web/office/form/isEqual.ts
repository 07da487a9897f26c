/** Deep equality of two form values. Files are compared by identity. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof File || other instanceof File) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  )
}
