import { REFUSAL_TEXTS } from '../../../domain/texts.ts'
import { z } from '../../zod.ts'

/** A text that is not empty. */
export const requiredText = (maxLength = 200) =>
  z.string().trim().min(1, REFUSAL_TEXTS.required).max(maxLength, `Højst ${maxLength} tegn`)

/** A text that may be empty. */
export const optionalText = (maxLength = 200) => z.string().trim().max(maxLength, `Højst ${maxLength} tegn`)

/** A whole number as it is typed, not empty. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1, REFUSAL_TEXTS.required)
    .refine((text) => text === '' || isInRange(text, /^\d+$/, min, max), `Skriv et helt tal fra ${min} til ${max}`)

/** A number as it is typed, with a comma before its decimals, not empty. */
export const decimalNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1, REFUSAL_TEXTS.required)
    .refine((text) => text === '' || isInRange(text, DECIMAL, min, max), `Skriv et tal fra ${min} til ${max}`)

/** The same rule for a field that may be empty. */
export const orEmpty = <Rule extends z.ZodType<string>>(rule: Rule) => z.union([z.literal(''), rule])

/** The number that a text holds, with a comma or a point before its decimals; null where it is empty. */
export function parseNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'))
}

/** A number as people type it: '4,7'. */
export function formatNumberInput(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number).replace('.', ',')
}

const DECIMAL = /^-?\d+([.,]\d{1,2})?$/

function isInRange(text: string, form: RegExp, min: number, max: number): boolean {
  const number = parseNumber(text)
  return form.test(text) && number !== null && number >= min && number <= max
}
