/** Danish Excel opens a file as UTF-8 only where it begins so. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A line of a file as Danish Excel reads it: semicolons between the cells, CRLF at its end. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(';')}\r\n`

/**
 * A cell. What people typed is never run as a formula: where it begins like one, an apostrophe stands before it.
 */
function csvCell(cell: string | number): string {
  const text = String(cell).replaceAll('\0', '')
  const isFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text)
  const defused = isFormula ? `'${text}` : text
  return /[";\r\n]|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
