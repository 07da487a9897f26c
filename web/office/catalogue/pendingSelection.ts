import { readSession, writeSession } from '../../session/sessionStore.ts'

const toStorageKey = (dialogId: string) => `picks:${dialogId}`

/** Puts aside the ids that were ticked in a dialog ('addMenus:Q2F0...') when its session was over. */
export function savePendingSelection(dialogId: string, picked: readonly string[]): void {
  writeSession(toStorageKey(dialogId), picked.join(' '))
}

/** What was put aside, once: for when the dialog is opened again. Null where there is nothing. */
export function takePendingSelection(dialogId: string): string[] | null {
  const stored = readSession(toStorageKey(dialogId))
  writeSession(toStorageKey(dialogId), null)
  return stored?.split(' ').filter(Boolean) ?? null
}
