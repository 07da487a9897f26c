/** A row of a slip as it was measured; lengths are in any one unit. */
export interface MeasuredRow {
  height: number
  /** True where the next row stands on the same sheet, such as after the name of a menu. */
  keepsNext: boolean
}

/** A slip as it was measured. Its head stands on each sheet, its foot on the last one. */
export interface MeasuredSlip {
  head: number
  rows: readonly MeasuredRow[]
  foot: number
}

/** Returns the numbers of rows on each sheet of `room`, at least one sheet. What is longer than a sheet stands alone. */
export function packSlip({ head, rows, foot }: MeasuredSlip, room: number): number[] {
  const sheets = [0]
  let used = head
  for (let row = 0; row < rows.length; ) {
    let end = row + 1
    while (rows[end - 1]?.keepsNext && end < rows.length) end += 1
    const height = rows.slice(row, end).reduce((sum, measured) => sum + measured.height, 0)
    const isFull = used + height + (end === rows.length ? foot : 0) > room
    if (isFull && sheets.at(-1) !== 0) {
      sheets.push(0)
      used = head
    }
    sheets[sheets.length - 1] = (sheets.at(-1) ?? 0) + end - row
    used += height
    row = end
  }
  return sheets
}
