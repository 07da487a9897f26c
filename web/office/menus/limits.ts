import { isMinAboveMax } from '../../../domain/menuTypes.ts'
import { typedNumber } from '../form/fieldRules.ts'

/** MEN-10: said at the lower limit where it is above the upper one, as the service says it. */
export const MIN_ABOVE_MAX = { path: ['minAmount'], message: 'Min må ikke være større end max.' }

/** Whether nothing can be within these limits, as they are typed; empty is no limit. */
export const isMinAboveMaxText = (limits: { minAmount: string; maxAmount: string }) =>
  isMinAboveMax({ minAmount: typedNumber(limits.minAmount), maxAmount: typedNumber(limits.maxAmount) })
