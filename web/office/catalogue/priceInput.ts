import { z } from '../../zod.ts'
import { readKroner, toKroner } from '../../../domain/money.ts'

/** A price as it is typed: '129', '1.234,50'; empty for none. */
export const PriceInput = z
  .string()
  .trim()
  .refine((text) => text === '' || readKroner(text) !== null, 'Skriv et beløb, fx 129,00')

/** The kroner in such a field; null where it is empty. */
export function parseKronerInput(text: string): number | null {
  const oere = readKroner(text)
  return oere === null ? null : toKroner(oere)
}
