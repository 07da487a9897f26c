import { isLogPosition, laterPosition } from '../../contract/logPosition.ts'

/**
 * The latest position of the database that this process knows: its reads must be no older than the changes that it knows
 * of.
 */
export interface LogPositions {
  /** Null where the service has no read replica. */
  latest: () => string | null
  note: (position: unknown) => void
}

/** Creates the positions of a process. */
export function createLogPositions(): LogPositions {
  let latest: string | null = null
  return {
    latest: () => latest,
    note(position) {
      if (isLogPosition(position)) latest = laterPosition(latest, position)
    },
  }
}
