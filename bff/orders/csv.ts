import { formatPhone, parsePhone } from '../../domain/texts/phone.ts'

/** Makes Danish Excel open a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The value of a cell; a spreadsheet would take a phone number or a code with a leading zero for a number. */
export type CsvValue = string | number | { phone: string } | { code: string }

/** Formats a line for Danish Excel: semicolons between the cells, CRLF at the end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(';')}\r\n`

function csvCell(value: CsvValue): string {
  if (typeof value === 'string') return quote(withoutFormula(value))
  if (typeof value === 'number') return String(value)
  return quote('phone' in value ? groupPhone(value.phone) : textOfCode(value.code))
}

/** Text that begins like a formula gets an apostrophe, so that a spreadsheet does not run it. */
function withoutFormula(value: string): string {
  const text = value.replaceAll('\0', '')
  return /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
}

/** Grouped digits are text to a spreadsheet, also after a plus. */
function groupPhone(text: string): string {
  const number = parsePhone(text)
  if (number === null) return withoutFormula(text)
  const shown = formatPhone(number)
  return shown === number ? number.replace(/\d\d(?=\d)/g, '$& ') : shown
}

/** Digits after a zero as a text constant: Excel drops the zero of anything else, also of a quoted cell. */
const textOfCode = (code: string): string => (/^0\d+$/.test(code) ? `="${code}"` : withoutFormula(code))

const quote = (text: string): string => (/[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
