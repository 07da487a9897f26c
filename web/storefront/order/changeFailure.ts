import type { ChangeOutcome } from './useChangeOrder.ts'

const TEXT_FIELDS = ['address', 'zipCode', 'city', 'comment'] as const
/** A text that a customer may change. */
export type TextField = (typeof TEXT_FIELDS)[number]

/** The errors of a change that was not made: that of a field is shown there, all others above the button. */
export interface ChangeFailure {
  text: string | null
  fields: Partial<Record<TextField, string>>
}

export const NO_FAILURE: ChangeFailure = { text: null, fields: {} }

/** Reads what failed of a change. */
export function readFailure({ text, issues }: Extract<ChangeOutcome, { kind: 'failed' }>): ChangeFailure {
  const fields: ChangeFailure['fields'] = {}
  for (const field of TEXT_FIELDS) {
    const issue = issues.find(({ path }) => path === field)
    if (issue) fields[field] = issue.message
  }
  const isShownAtFields = issues.length > 0 && issues.every(({ path }) => path in fields)
  return { text: isShownAtFields ? null : text, fields }
}
