import type { Issue } from '../../contract/problems.ts'

/** The v2 service refused the input. Nothing was changed. */
export class ValidationFailed extends Error {
  readonly issues: Issue[]

  /** `message` is shown where no issue has a text of its own. */
  constructor(issues: Issue[], message = 'Oplysningerne er ikke udfyldt rigtigt.') {
    super(message)
    this.issues = issues
  }
}

/** The rejection (422) with these errors. The service's texts are for developers: the graph adds the Danish ones. */
export const validationFailed = (errors: readonly Issue[] = []): ValidationFailed =>
  new ValidationFailed(errors.map(({ path, validatorKey }) => ({ path, validatorKey })))

/** Somebody else has changed the object since the client read it. Nothing was changed. */
export class EditConflict extends Error {
  /** Its type in the graph. */
  readonly typename: string
  /** The current state, as the wire has it. */
  readonly current: object
  readonly changedBy: string | null
  readonly changedAt: string | null

  constructor(typename: string, now: { current: object; changedBy: string | null; changedAt: string | null }) {
    super('En anden har ændret dette imens.')
    this.typename = typename
    this.current = now.current
    this.changedBy = now.changedBy
    this.changedAt = now.changedAt
  }
}

/** The current state does not allow the change; `reason` is the v2 service's code: 'has_open_orders'. */
export class NotPossible extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('Det er ikke muligt.')
    this.reason = reason
  }
}
