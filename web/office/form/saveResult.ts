import { GraphError } from '../../relay/graphError.ts'

/** One item of ValidationFailed.issues. */
export interface FieldIssue {
  /** Path of a form field: 'name', 'pricePeriods.0.from'. */
  path: string
  /** Danish. */
  message: string
}

/** A concurrent edit. `current` is the stored version, as form values. */
export interface Conflict<Values> {
  current: Values
  /** A person's name; null if unknown. */
  changedBy: string | null
  /** ISO timestamp; null if unknown. */
  changedAt: string | null
}

/**
 * The result of a save. `values` are the stored version as form values, `key` is the id in the address of a new object,
 * `message` is Danish. 'signedOut': nothing was saved. 'failed': it is unknown whether it was saved. 'cancelled': the
 * person cancelled the upload.
 */
export type SaveResult<Values> =
  | { kind: 'saved'; values: Values; key?: string }
  | { kind: 'invalid'; issues: readonly FieldIssue[] }
  | { kind: 'conflict'; conflict: Conflict<Values> }
  | { kind: 'refused'; message: string }
  | { kind: 'signedOut' | 'failed' | 'cancelled' }

/** A result that keeps a form unsaved. */
export type SaveError<Values> = Exclude<SaveResult<Values>, { kind: 'saved' | 'cancelled' }>

/** Renames the paths of the issues to those of the form. */
export function renameIssuePaths<Values>(
  result: SaveResult<Values>,
  rename: (path: string) => string,
): SaveResult<Values> {
  if (result.kind !== 'invalid') return result
  return { ...result, issues: result.issues.map((issue) => ({ ...issue, path: rename(issue.path) })) }
}

/**
 * The error of an action without a form. 'signedOut': nothing was done. 'failed': the outcome is unknown. Refused: nothing
 * was done; `refused` says why, in Danish.
 */
export type ActionError = 'signedOut' | 'failed' | { refused: string }

/** The result of a save whose mutation threw this error. */
export function toSaveError(error: Error): SaveResult<never> {
  if (error instanceof GraphError && error.code === 'INSUFFICIENT_STORAGE')
    return { kind: 'refused', message: 'Der er ikke plads til flere billeder lige nu. Prøv igen senere.' }
  return { kind: toActionError(error) }
}

/** Classifies an error that a mutation threw. */
export function toActionError(error: Error): 'signedOut' | 'failed' {
  return error instanceof GraphError && error.code === 'UNAUTHENTICATED' ? 'signedOut' : 'failed'
}
