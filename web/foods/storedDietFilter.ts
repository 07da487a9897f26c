import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readSession, writeSession } from '../session/sessionStore.ts'
import { useBrowserStore } from '../ui/useBrowserStore.ts'
import { readDietFilterText } from './dietFilter.ts'

// Of this tab alone: what people cannot eat may tell of their health
const KEY = 'diet-filter'
const listeners = new Set<() => void>()

/**
 * The visitor's diet filter as a part of an address, 'uden=NUTS&kost=VEGAN': of the address, else as it was chosen before in
 * this tab. '' for none, and on the server, which renders a page for everybody alike.
 */
export function useDietFilterText(): string {
  const [search] = useSearchParams()
  const stored = useStored()
  return stored === null ? '' : (readDietFilterText(search) ?? stored)
}

/** Stores the diet filter of a link for the visitor's next pages on this host, also that it is cleared. */
export function useStoreDietFilter(): void {
  const [search] = useSearchParams()
  const text = readDietFilterText(search)
  useEffect(() => {
    if (text !== null) storeDietFilter(text)
  }, [text])
}

/**
 * True on a page without a diet filter where an earlier page of this host and tab had one: hosts that it led to have stored
 * the filter, and only a link can clear it there.
 */
export function useIsDietFilterCleared(): boolean {
  const [search] = useSearchParams()
  return Boolean(useStored()) && !readDietFilterText(search)
}

/** Stores the diet filter that the visitor has chosen, as a part of an address; '' for none. */
export function storeDietFilter(text: string): void {
  writeSession(KEY, text || null)
  for (const listener of listeners) listener()
}

/** Null on the server and until the page is hydrated, '' for none. */
function useStored(): string | null {
  return useBrowserStore<string | null>(
    subscribe,
    () => readSession(KEY) ?? '',
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
