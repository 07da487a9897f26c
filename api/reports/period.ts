import { z } from 'zod'
import { RequestDate } from '../../contract/wire.ts'
import { addDays } from '../../domain/danishTime.ts'
import { ProblemError } from '../http/problems.ts'

/** The days that a report is of: dates 'YYYY-MM-DD', both included. */
export interface Period {
  from: string
  to: string
}

export const PeriodQuery = z.object({ from: RequestDate.optional(), to: RequestDate.optional() })

/** The period; refuses with 422 one that ends before it begins or has more days than that. */
export function checkedPeriod(period: Period, mostDays: number): Period {
  const { from, to } = period
  if (to < from) throw refused('The period ends before it begins.', 'before_from')
  if (to > addDays(from, mostDays - 1)) throw refused(`A period has at most ${mostDays} days.`, 'too_long')
  return period
}

const refused = (detail: string, validatorKey: string) =>
  new ProblemError(422, 'invalid', { detail, issues: [{ path: 'to', validatorKey, message: detail }] })
