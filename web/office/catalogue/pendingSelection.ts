import { readSession, writeSession } from '../../session/sessionStore.ts'

const keyOf = (dialog: string) => `picks:${dialog}`

/** Puts aside the ids that were ticked in a dialog ('addMenus:Q2F0...') when its session was over. */
export function savePendingSelection(dialog: string, picked: readonly string[]): void {
  writeSession(keyOf(dialog), picked.join(' '))
}

/** What was put aside, once: for when the dialog is opened again. Null where there is nothing. */
export function takePendingSelection(dialog: string): string[] | null {
  const kept = readSession(keyOf(dialog))
  writeSession(keyOf(dialog), null)
  return kept?.split(' ').filter(Boolean) ?? null
}
