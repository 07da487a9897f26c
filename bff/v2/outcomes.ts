import type { Issue } from '../../contract/problems.ts'

/** The v2 service refuses what was sent: something of it is not right. Nothing was done. */
export class ValidationFailed extends Error {
  readonly issues: Issue[]

  /** `message` is what to tell a person where no issue says more. */
  constructor(issues: Issue[], message = 'Oplysningerne er ikke udfyldt rigtigt.') {
    super(message)
    this.issues = issues
  }
}

/** Somebody else has changed the thing since whoever asks has read it. Nothing was done. */
export class EditConflict extends Error {
  /** What it is in the graph. */
  readonly typename: string
  /** The thing as it is now, in the words of the wire. */
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

/** The state of things does not allow it; `reason` is the v2 service's word for why: 'has_open_orders'. */
export class NotPossible extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('Det er ikke muligt.')
    this.reason = reason
  }
}
