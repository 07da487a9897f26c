/** The place of labels on paper, in millimetres. */
export interface LabelSheet {
  name: string
  columns: number
  rows: number
  /** Of a label. */
  width: number
  height: number
  /** Of the first label, from the corner of the sheet. */
  left: number
  top: number
  /** From a label to the one beside and below it. */
  pitchX: number
  pitchY: number
  /** Of the sheet. */
  pageWidth: number
  pageHeight: number
  /** The number of letters of allergens and needs that fit on a label. */
  letters: number
}

const A4 = { pageWidth: 210, pageHeight: 297 }

/** ALG-9: the sheets that labels are sold on, as measured, and a roll. */
export const LABEL_SHEETS = {
  small: {
    name: 'A4, 3 × 7 (63,5 × 38,1 mm)',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.25,
    top: 15.15,
    pitchX: 66,
    pitchY: 38.1,
    ...A4,
    letters: 200,
  },
  large: {
    name: 'A4, 2 × 7 (99,1 × 38,1 mm)',
    columns: 2,
    rows: 7,
    width: 99.1,
    height: 38.1,
    left: 4.7,
    top: 15.1,
    pitchX: 101.6,
    pitchY: 38.1,
    ...A4,
    letters: 340,
  },
  roll: {
    name: 'Rulle, 62 mm',
    columns: 1,
    rows: 1,
    width: 62,
    height: 40,
    left: 0,
    top: 0,
    pitchX: 62,
    pitchY: 40,
    pageWidth: 62,
    pageHeight: 40,
    letters: 220,
  },
} as const satisfies Record<string, LabelSheet>
export type LabelSheetName = keyof typeof LABEL_SHEETS

/** A label's place: its sheet from 0, and its corner from that of the sheet in millimetres. */
export interface LabelPlace {
  sheet: number
  x: number
  y: number
}

/** The places of `count` labels, where the first stands at label `start` of the first sheet, from 1, all moved by `offset`. */
export function placeLabels(
  { columns, rows, left, top, pitchX, pitchY }: LabelSheet,
  count: number,
  start: number,
  offset: { x: number; y: number },
): LabelPlace[] {
  const perSheet = columns * rows
  return Array.from({ length: count }, (_, index) => {
    const place = index + start - 1
    const onSheet = place % perSheet
    return {
      sheet: Math.floor(place / perSheet),
      x: left + (onSheet % columns) * pitchX + offset.x,
      y: top + Math.floor(onSheet / columns) * pitchY + offset.y,
    }
  })
}
