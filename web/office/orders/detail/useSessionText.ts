import { useState } from 'react'
import { readSession, writeSession } from '../../../session/sessionStore.ts'
import { useBrowserStore } from '../../../ui/useBrowserStore.ts'

/** State for a draft, stored in session storage under a key, so that it survives a reload and a login. */
export function useSessionText(key: string): [text: string, setText: (text: string) => void] {
  const stored = useBrowserStore(
    () => () => {},
    () => readSession(key) ?? '',
    () => '',
  )
  const [typed, setTyped] = useState<string>()
  const setText = (text: string) => {
    setTyped(text)
    writeSession(key, text || null)
  }
  return [typed ?? stored, setText]
}
