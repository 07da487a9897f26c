import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readSession, writeSession } from '../session/sessionStore.ts'
import { useBrowserStore } from '../ui/useBrowserStore.ts'
import { DIET_FILTER_PARAMS } from './dietFilterParams.ts'

// Of this tab alone: what people cannot eat may tell of their health
const KEY = 'diet-filter'
const NAMES: readonly string[] = Object.values(DIET_FILTER_PARAMS)
const listeners = new Set<() => void>()

/**
 * The visitor's diet filter as a part of an address, 'uden=NUTS&kost=VEGAN': of the address, else as it was chosen before in
 * this tab. '' for none, and on the server, which renders a page for everybody alike.
 */
export function useDietFilterText(): string {
  const [search] = useSearchParams()
  const stored = useBrowserStore<string | null>(
    subscribe,
    () => readSession(KEY) ?? '',
    () => null,
  )
  return stored === null ? '' : dietFilterText(search) || stored
}

/** Stores the diet filter of a link for the visitor's next pages. */
export function useStoreDietFilter(): void {
  const [search] = useSearchParams()
  const text = dietFilterText(search)
  useEffect(() => {
    if (text !== '') storeDietFilter(text)
  }, [text])
}

/** Stores the diet filter that the visitor has chosen, as a part of an address; '' for none. */
export function storeDietFilter(text: string): void {
  writeSession(KEY, text || null)
  for (const listener of listeners) listener()
}

/** The part of an address that is its diet filter; '' for none. */
export const dietFilterText = (search: URLSearchParams): string =>
  new URLSearchParams([...search].filter(([name]) => NAMES.includes(name))).toString()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
