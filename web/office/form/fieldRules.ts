import { isDate } from '../../../domain/time/danishTime.ts'
import { exceededLimit, RICH_TEXT_REFUSALS } from '../../../domain/html/richTextLimits.ts'
import { isEmail } from '../../../domain/texts/emailFormat.ts'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { toPlainText } from '../../../domain/texts/typedText.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { z } from '../../validation/zod.ts'

/** A required text. */
export const requiredText = (maxLength = 200) =>
  z.string().trim().min(1, REFUSAL_TEXTS.required).max(maxLength, formatTooLong(maxLength))

/** An optional text. */
export const optionalText = (maxLength = 200) => z.string().trim().max(maxLength, formatTooLong(maxLength))

/** Text that a pattern checks: a number, a clock, a code. What nobody sees is dropped. */
export const plainText = () => z.string().overwrite(toPlainText).trim()

/** A required email. */
export const requiredEmail = (maxLength = 200) =>
  plainText()
    .min(1, REFUSAL_TEXTS.required)
    .max(maxLength, `Højst ${maxLength} tegn`)
    .refine(isEmail, REFUSAL_TEXTS.email)

/** A required date, 'YYYY-MM-DD'. */
export const requiredDate = () => z.string().refine(isDate, 'Skriv datoen som DD-MM-ÅÅÅÅ')

/** A formatted text, as HTML. */
export const richText = () =>
  z.string().superRefine((html, context) => {
    const message = getRichTextError(html)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** The message about the limit that a formatted text exceeds; undefined within the limits. */
export function getRichTextError(html: string): string | undefined {
  const limit = exceededLimit(html)
  return limit === null ? undefined : RICH_TEXT_REFUSALS[limit]
}

/** A required integer, as typed. */
export const wholeNumber = (min: number, max: number) =>
  plainText()
    .min(1, REFUSAL_TEXTS.required)
    .refine(
      (text) => text === '' || isInRange(text, /^\d+$/, min, max),
      `Skriv et helt tal fra ${groupThousands(String(min))} til ${groupThousands(String(max))}`,
    )

/** A required number with up to two decimals, as typed. */
export const decimalNumber = (min: number, max: number) =>
  plainText()
    .min(1, REFUSAL_TEXTS.required)
    .refine(
      (text) => text === '' || isInRange(text, DECIMAL, min, max),
      `Skriv et tal fra ${groupThousands(String(min))} til ${groupThousands(String(max))}`,
    )

/** The same rule for an optional field. */
export const orEmpty = <Rule extends z.ZodType<string>>(rule: Rule) => z.union([z.literal(''), rule])

const formatTooLong = (maxLength: number) => `Højst ${groupThousands(String(maxLength))} tegn`

/** Parses a typed number with a decimal comma or point. Returns null for an empty text. */
export function parseNumber(text: string): number | null {
  const typed = toPlainText(text).trim()
  return typed === '' ? null : Number(typed.replace(',', '.'))
}

/** Formats a number for its input: '4,7'. */
export function formatNumberInput(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number).replace('.', ',')
}

const DECIMAL = /^-?\d+([.,]\d{1,2})?$/

function isInRange(text: string, form: RegExp, min: number, max: number): boolean {
  const number = parseNumber(text)
  return form.test(text) && number !== null && number >= min && number <= max
}
