import { z } from '../../zod.ts'
import { parseKroner, toKroner } from '../../../domain/money.ts'

/** A price as it is typed: '129', '1.234,50'; empty for none. */
export const PriceInput = z
  .string()
  .trim()
  .refine((text) => text === '' || parseKroner(text) !== null, 'Skriv et beløb, fx 129,00')

/** The kroner in such a field; null where it is empty. */
export function parseKronerInput(text: string): number | null {
  const oere = parseKroner(text)
  return oere === null ? null : toKroner(oere)
}
