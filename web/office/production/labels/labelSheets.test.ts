import { expect, test } from 'vitest'
import { LABEL_SHEETS, placeLabels } from './labelSheets.ts'

const NO_OFFSET = { x: 0, y: 0 }
const rounded = (places: ReturnType<typeof placeLabels>) =>
  places.map(({ sheet, x, y }) => [sheet, Math.round(x * 100) / 100, Math.round(y * 100) / 100])

test('ALG-9 labels stand at the measured places, row by row, from the first that is left on the sheet', () => {
  expect(rounded(placeLabels(LABEL_SHEETS.small, 4, 1, NO_OFFSET))).toEqual([
    [0, 7.25, 15.15],
    [0, 73.25, 15.15],
    [0, 139.25, 15.15],
    [0, 7.25, 53.25],
  ])
  expect(rounded(placeLabels(LABEL_SHEETS.large, 3, 14, NO_OFFSET))).toEqual([
    [0, 106.3, 243.7],
    [1, 4.7, 15.1],
    [1, 106.3, 15.1],
  ])
  expect(rounded(placeLabels(LABEL_SHEETS.roll, 2, 1, { x: 0.5, y: -0.3 }))).toEqual([
    [0, 0.5, -0.3],
    [1, 0.5, -0.3],
  ])
})

test('ALG-9 all labels of a sheet are on the paper', () => {
  for (const sheet of Object.values(LABEL_SHEETS)) {
    const last = placeLabels(sheet, sheet.columns * sheet.rows, 1, NO_OFFSET).at(-1)
    expect(last?.sheet).toBe(0)
    expect((last?.x ?? 0) + sheet.width).toBeLessThanOrEqual(sheet.pageWidth)
    expect((last?.y ?? 0) + sheet.height).toBeLessThanOrEqual(sheet.pageHeight)
  }
})
