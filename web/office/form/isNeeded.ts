import { isEqual } from './isEqual.ts'

/**
 * Returns whether a person has changed a field that says nothing without their own value of this one; see `needs` of
 * MergeRules. Then the merge takes both, and the notice says so.
 */
export const isNeeded = (
  field: string,
  needs: Readonly<Record<string, string>> | undefined,
  before: object,
  mine: object,
): boolean =>
  Object.entries(needs ?? {}).some(
    ([of, by]) => by === field && !isEqual(Reflect.get(before, of), Reflect.get(mine, of)),
  )
