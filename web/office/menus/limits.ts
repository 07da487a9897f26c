import { isMinAboveMax } from '../../../domain/menus/menuTypes.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { parseNumber } from '../form/fieldRules.ts'

/** MEN-10: the issue of a minimum above the maximum, with the text of the service. */
export const MIN_ABOVE_MAX_ISSUE = { path: ['minAmount'], message: REFUSAL_TEXTS.minAboveMax }

/** Returns whether a typed minimum is above the typed maximum. Empty is no limit. */
export const isMinInputAboveMax = (limits: { minAmount: string; maxAmount: string }) =>
  isMinAboveMax({ minAmount: parseNumber(limits.minAmount), maxAmount: parseNumber(limits.maxAmount) })
