import { readSession, writeSession } from '../../session/sessionStore.ts'

const toStorageKey = (dialogId: string) => `picks:${dialogId}`

/** Stores the selection of a dialog ('addMenus:Q2F0...') in session storage, for after signing in again. */
export function savePendingSelection(dialogId: string, picked: readonly string[]): void {
  writeSession(toStorageKey(dialogId), picked.join(' '))
}

/** Reads and removes the stored selection of a dialog; null if there is none. */
export function restorePendingSelection(dialogId: string): string[] | null {
  const stored = readSession(toStorageKey(dialogId))
  writeSession(toStorageKey(dialogId), null)
  return stored?.split(' ').filter(Boolean) ?? null
}
