import { toPlainText } from './typedText.ts'

/** The characters that may group the digits of a phone number. '(0)' in '+46 (0)8 123' is dialled at home alone. */
const GROUPING = /\(0\)|[\s.()−\p{Pd}]/gu

/**
 * Reads a phone number of 8 digits, or + and 6 to 15, in any grouping: '(+45) 86–12–34–56', '0045 86123456' and
 * '45 86 12 34 56' are '+4586123456'. Null for any other text.
 */
export function parsePhone(text: string): string | null {
  const number = toPlainText(text)
    .replace(GROUPING, '')
    .replace(/^00/, '+')
    .replace(/^45(?=\d{8}$)/, '+45')
  return /^(\d{8}|\+\d{6,15})$/.test(number) ? number : null
}

/** Returns whether a text is a phone number; see {@link parsePhone}. */
export const isPhone = (text: string): boolean => parsePhone(text) !== null

/**
 * Formats a phone number in pairs, as Danes read it: '86123456' as '86 12 34 56', '+4586123456' as '+45 86 12 34 56'.
 * Any other text stays as it is written.
 */
export function formatPhone(phone: string): string {
  const [, country, number] = /^(\+45)?(\d{8})$/.exec(parsePhone(phone) ?? '') ?? []
  return number === undefined ? phone : [country, ...(number.match(/../g) ?? [])].filter(Boolean).join(' ')
}
