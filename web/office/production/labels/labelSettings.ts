import { LABEL_SHEETS } from './labelSheets.ts'
import type { LabelSheetName } from './labelSheets.ts'

/** The print settings of a device: the sheet and by how many tenths of a millimetre all labels are moved. */
export interface LabelSettings {
  sheet: LabelSheetName
  offsetX: number
  offsetY: number
}

export const NEW_SETTINGS: LabelSettings = { sheet: 'small', offsetX: 0, offsetY: 0 }

/** Tenths of a millimetre. */
export const MAX_OFFSET = 100

const KEY = 'labels'

/** The settings of this device; those of a new one where it has none, or forbids storage. */
export function readSettings(): LabelSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof LabelSettings, unknown>>
    const { sheet } = stored
    return {
      sheet: typeof sheet === 'string' && sheet in LABEL_SHEETS ? (sheet as LabelSheetName) : NEW_SETTINGS.sheet,
      offsetX: toOffset(stored.offsetX),
      offsetY: toOffset(stored.offsetY),
    }
  } catch {
    return NEW_SETTINGS
  }
}

/** Stores the settings on this device, where storage is allowed. */
export function writeSettings(settings: LabelSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // then they hold until the page is left
  }
}

const toOffset = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_OFFSET ? value : 0
