import { isMinAboveMax } from '../../../domain/menuTypes.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts.ts'
import { parseNumber } from '../form/fieldRules.ts'

/** MEN-10: said at the lower limit where it is above the upper one, as the service says it. */
export const MIN_ABOVE_MAX_ISSUE = { path: ['minAmount'], message: REFUSAL_TEXTS.minAboveMax }

/** Whether nothing can be within these limits, as they are typed; empty is no limit. */
export const isMinInputAboveMax = (limits: { minAmount: string; maxAmount: string }) =>
  isMinAboveMax({ minAmount: parseNumber(limits.minAmount), maxAmount: parseNumber(limits.maxAmount) })
