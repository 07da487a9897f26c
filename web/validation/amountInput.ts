import { formatKroner, parseKroner, toKroner } from '../../domain/money/money.ts'
import type { Oere } from '../../domain/money/money.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { z } from './zod.ts'

/** The service's maximum. */
const MAX_AMOUNT: Oere = 1_000_000_00

/** NUM-2: the rule of a typed amount, or of an empty field. */
export const AmountInput = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = amountError(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** The same of a field that must be filled in. */
export const RequiredAmountInput = AmountInput.min(1, REFUSAL_TEXTS.required)

/** Says what is wrong with a typed amount; undefined where nothing is, and for an empty text. */
export function amountError(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const oere = parseKroner(text)
  if (oere === null) return REFUSAL_TEXTS.amount
  return oere > MAX_AMOUNT ? `Højst ${formatKroner(MAX_AMOUNT)}` : undefined
}

/** Parses a typed amount to kroner. Returns null for an empty text. */
export function parseKronerInput(text: string): number | null {
  const oere = parseKroner(text)
  return oere === null ? null : toKroner(oere)
}
