import type { FieldIssue, SaveResult } from './saveResult.ts'

/** What the mutations that save a thing answer: the thing, ValidationFailed, NotPossible or EditConflict. */
interface Answer<Key> {
  readonly thing?: Key | null | undefined
  /** What the address of the thing holds, or its id. */
  readonly key?: string | number
  readonly message?: string
  readonly issues?: readonly FieldIssue[]
  readonly changedBy?: string | null | undefined
  readonly changedAt?: string | null | undefined
  readonly current?: { readonly thing?: Key | null | undefined }
}

/** How saving ended. The mutation's thing, and that of a conflict, are the form's fragment under the alias 'thing'. */
export function toSaveResult<Key, Values>(answer: Answer<Key>, toValues: (thing: Key) => Values): SaveResult<Values> {
  const { thing, key, issues, message, changedBy = null, changedAt = null, current } = answer
  if (thing) return { kind: 'saved', values: toValues(thing), ...(key !== undefined && { key: String(key) }) }
  if (issues) return { kind: 'invalid', issues }
  if (current?.thing) return { kind: 'conflict', conflict: { current: toValues(current.thing), changedBy, changedAt } }
  return message === undefined ? { kind: 'failed' } : { kind: 'refused', message }
}
