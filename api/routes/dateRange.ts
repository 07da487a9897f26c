import { z } from 'zod'
import { RequestDate } from '../../contract/wire.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import { ProblemError } from '../http/problems.ts'

/** The period of a report: dates 'YYYY-MM-DD', both inclusive. */
export interface DateRange {
  from: string
  to: string
}

export const DateRangeQuery = z.object({ from: RequestDate.optional(), to: RequestDate.optional() })

/** Returns the period. Throws 422 if it ends before it begins or has more than `maxDays` days. */
export function validateDateRange(period: DateRange, maxDays: number): DateRange {
  const { from, to } = period
  if (to < from) throw invalidDateRange('The period ends before it begins.', 'before_from')
  if (to > addDays(from, maxDays - 1)) throw invalidDateRange(`A period has at most ${maxDays} days.`, 'too_long')
  return period
}

const invalidDateRange = (detail: string, validatorKey: string) =>
  new ProblemError(422, 'invalid', { detail, issues: [{ path: 'to', validatorKey, message: detail }] })
