import { z } from '../../validation/zod.ts'
import { parseKroner, toKroner } from '../../../domain/money/money.ts'

/** The rule of a typed price: '129', '1.234,50', or empty. */
export const PriceInput = z
  .string()
  .trim()
  .refine((text) => text === '' || parseKroner(text) !== null, 'Skriv et beløb, fx 129,00')

/** Parses a typed price to kroner. Returns null for an empty text. */
export function parseKronerInput(text: string): number | null {
  const oere = parseKroner(text)
  return oere === null ? null : toKroner(oere)
}
