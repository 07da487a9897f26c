import { EditConflict, NotPossible, ValidationFailed } from '../v2/outcomes.ts'

type Outcome = typeof ValidationFailed | typeof EditConflict | typeof NotPossible

/** Options of a mutation whose union has this name: what it may come to beside the changed thing. */
export const outcomes = (name: string, types: Outcome[]) => ({
  types,
  union: { name, description: 'The changed thing, or why it is not changed.' },
})

/** What the version argument of an update says. */
export const VERSION = 'The version that was read, so that nobody else is overwritten; null overwrites.'
