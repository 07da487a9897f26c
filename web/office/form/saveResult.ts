import { GraphError } from '../../relay/graphError.ts'

/** One thing that is not right, as ValidationFailed.issues tells it. */
export interface FieldIssue {
  /** Names a field of the form: 'name', 'pricePeriods.0.from'. */
  path: string
  /** Danish. */
  message: string
}

/** Somebody else was faster. `current` is the thing as it is now, in the form's values. */
export interface Conflict<Values> {
  current: Values
  /** Name; null where not known. */
  changedBy: string | null
  /** ISO timestamp; null where not known. */
  changedAt: string | null
}

/**
 * How an attempt to save ended. Saved: the thing as it is now, in the form's values, and for a new one what its address
 * holds. Invalid: where and why. Refused: what to tell the person. Signed out: nothing was done. Failed: nobody knows.
 * Cancelled: the person stopped the upload.
 */
export type SaveResult<Values> =
  | { kind: 'saved'; values: Values; key?: string }
  | { kind: 'invalid'; issues: readonly FieldIssue[] }
  | { kind: 'conflict'; conflict: Conflict<Values> }
  | { kind: 'refused'; message: string }
  | { kind: 'signedOut' | 'failed' | 'cancelled' }

/** What keeps a form from being saved. */
export type SaveError<Values> = Exclude<SaveResult<Values>, { kind: 'saved' | 'cancelled' }>

/** The same outcome, with what is wrong named as the form names it. */
export function renameIssuePaths<Values>(
  outcome: SaveResult<Values>,
  rename: (path: string) => string,
): SaveResult<Values> {
  if (outcome.kind !== 'invalid') return outcome
  return { ...outcome, issues: outcome.issues.map((issue) => ({ ...issue, path: rename(issue.path) })) }
}

/** What keeps an act from being saved that has no form: nothing was done, since the session is over, or nobody knows. */
export type ActionError = 'signedOut' | 'failed'

/** Why the graph gave no data for an attempt. */
export function toActionError(error: Error): ActionError {
  return error instanceof GraphError && error.code === 'UNAUTHENTICATED' ? 'signedOut' : 'failed'
}
