import { findZoneConflict } from './zones.ts'
import type { CodeRange, Zone } from './zones.ts'

/** Zones of a caterer. */
export const MAX_ZONES = 30
/** Codes and ranges of all zones of a caterer together. */
export const MAX_ZONE_CODES = 500

/** Why a caterer's zones cannot be saved as they are. `zone` and `code` are places in the lists, from 0. */
export type ZoneProblem =
  | { code: 'too_many_zones' }
  | { code: 'too_many_codes' }
  | { code: 'no_codes'; zone: number }
  | { code: 'unknown_codes'; zone: number; place: number; range: CodeRange }
  | { code: 'code_taken'; zone: number; zipCode: string; by: string }

/**
 * Every problem that prevents saving a caterer's zones; empty if there is none. Two zones that have a code alike are
 * one problem, of the later one. `knownCodes` is the list of Danish postal codes.
 */
export function findZoneProblems(zones: readonly Zone[], knownCodes: readonly string[]): ZoneProblem[] {
  // Bounds the work below, which is done for each code
  if (zones.length > MAX_ZONES) return [{ code: 'too_many_zones' }]
  if (zones.reduce((sum, { codes }) => sum + codes.length, 0) > MAX_ZONE_CODES) return [{ code: 'too_many_codes' }]

  const problems = zones.flatMap(({ codes }, zone): ZoneProblem[] =>
    codes.length === 0
      ? [{ code: 'no_codes', zone }]
      : codes.flatMap((range, place) =>
          holdsAny(range, knownCodes) ? [] : [{ code: 'unknown_codes' as const, zone, place, range }],
        ),
  )
  const conflict = findZoneConflict(zones)
  if (!conflict) return problems
  const [earlier, later] = conflict.zones
  const by = zones[earlier]?.name ?? ''
  return [...problems, { code: 'code_taken', zone: later, zipCode: conflict.zipCode, by }]
}

const holdsAny = ({ from, to }: CodeRange, codes: readonly string[]) => codes.some((code) => from <= code && code <= to)
