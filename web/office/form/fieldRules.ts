import { z } from '../../zod.ts'

const REQUIRED = 'Skal udfyldes'

/** A text that is not empty. */
export const requiredText = (longest = 200) => z.string().trim().min(1, REQUIRED).max(longest, `Højst ${longest} tegn`)

/** A text that may be empty. */
export const optionalText = (longest = 200) => z.string().trim().max(longest, `Højst ${longest} tegn`)

/** A whole number as it is typed, not empty. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(1, REQUIRED)
    .refine((text) => text === '' || isWithin(text, /^\d+$/, least, most), `Skriv et helt tal fra ${least} til ${most}`)

/** A number as it is typed, with a comma before its decimals, not empty. */
export const decimalNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(1, REQUIRED)
    .refine((text) => text === '' || isWithin(text, DECIMAL, least, most), `Skriv et tal fra ${least} til ${most}`)

/** The same rule for a field that may be empty. */
export const orEmpty = <Rule extends z.ZodType<string>>(rule: Rule) => z.union([z.literal(''), rule])

/** The number that a text holds, with a comma or a point before its decimals; null where it is empty. */
export function typedNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'))
}

/** A number as people type it: '4,7'. */
export function numberText(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number).replace('.', ',')
}

const DECIMAL = /^-?\d+([.,]\d{1,2})?$/

function isWithin(text: string, form: RegExp, least: number, most: number): boolean {
  const number = typedNumber(text)
  return form.test(text) && number !== null && number >= least && number <= most
}
