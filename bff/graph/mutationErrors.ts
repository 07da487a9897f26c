import { TooManyAttempts } from './userErrors.ts'
import { EditConflict, NotPossible, ValidationFailed } from '../v2/outcomes.ts'

type Outcome = typeof ValidationFailed | typeof EditConflict | typeof NotPossible | typeof TooManyAttempts

/** Options of the errors plugin for a mutation whose result union has this name and these members beside the entity. */
export const outcomes = (name: string, types: Outcome[]) => ({
  types,
  union: { name, description: 'The changed thing, or why it is not changed.' },
})

/** The description of the version argument of updates. */
export const VERSION = 'The version that was read, so that nobody else is overwritten; null overwrites.'
