import { useState, useSyncExternalStore } from 'react'
import { readSession, writeSession } from '../../../session/sessionStore.ts'

/** A text that is being written: kept in session storage under a key, over a reload and a login. */
export function useSessionText(key: string): [text: string, type: (text: string) => void] {
  // the server knows nothing of it
  const kept = useSyncExternalStore(
    () => () => {},
    () => readSession(key) ?? '',
    () => '',
  )
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    writeSession(key, text || null)
  }
  return [typed ?? kept, type]
}
