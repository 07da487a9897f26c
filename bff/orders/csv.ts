/** Makes Danish Excel open a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Formats a line for Danish Excel: semicolons between the cells, CRLF at the end. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(';')}\r\n`

/**
 * Formats a cell. Text that begins like a formula gets an apostrophe, so that a spreadsheet does not run it.
 */
function csvCell(cell: string | number): string {
  const text = String(cell).replaceAll('\0', '')
  const isFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text)
  const escaped = isFormula ? `'${text}` : text
  return /[";\r\n]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
