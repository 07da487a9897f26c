import { LABEL_SHEETS } from './labelSheets.ts'
import type { LabelSheetName } from './labelSheets.ts'

/** The print settings of a device: the sheet, by how many tenths of a millimetre all labels are moved, and what has no label. */
export interface LabelSettings {
  sheet: LabelSheetName
  offsetX: number
  offsetY: number
  /** The names of what is no food, such as napkins. */
  unlabelled: readonly string[]
}

export const NEW_SETTINGS: LabelSettings = { sheet: 'small', offsetX: 0, offsetY: 0, unlabelled: [] }

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
      unlabelled: toNames(stored.unlabelled),
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

const toNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

const toOffset = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_OFFSET ? value : 0
