import { hasInspectionReport, type InspectionReport } from '../../domain/caters/smiley.ts'
import { ProblemError } from '../http/problems.ts'

type Reported = InspectionReport & { active: boolean }

/**
 * LAW-8: throws 422 for an active caterer that states neither where its inspection report is nor that there is none yet. One
 * that was so before stays active until it states it. `before` is null for a new caterer.
 */
export function requireInspectionReport(before: Reported | null, after: Reported): void {
  if (!isUnreported(after) || (before && isUnreported(before))) return
  throw new ProblemError(422, 'invalid', {
    detail: 'An active caterer states where its inspection report is, or that there is none yet.',
    issues: [{ path: before?.active ? 'smileyUrl' : 'active', validatorKey: 'smiley_missing' }],
  })
}

const isUnreported = (cater: Reported): boolean => cater.active && !hasInspectionReport(cater)
