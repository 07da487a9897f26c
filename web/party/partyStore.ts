import { danishDate } from '../../domain/time/danishTime.ts'
import { parseParty, PARTY_PARAMS } from './party.ts'
import type { Party } from './party.ts'

const KEYS: readonly string[] = Object.values(PARTY_PARAMS)
const FIELDS = Object.keys(PARTY_PARAMS) as (keyof Party)[]
const listeners = new Set<() => void>()
let party: Party | undefined

/** The party before local storage has been read: on the server and while hydrating. */
export const UNREAD_PARTY: Party = { covers: null, date: null, zipCode: null }

/** The party of this storefront's visitor, the same in all tabs of the browser. A date that is past is forgotten. */
export function readParty(): Party {
  party ??= withoutPast(parseParty(readStorage))
  return party
}

/** Stores changes of the party for the visitor's next pages. */
export function storeParty(changed: Partial<Party>): void {
  const next = { ...readParty(), ...changed }
  if (FIELDS.every((field) => next[field] === readParty()[field])) return
  party = next
  for (const field of FIELDS) writeStorage(PARTY_PARAMS[field], next[field])
  notify()
}

/** Calls the listener whenever the party changes, here or in another tab. Returns what ends that. */
export function subscribeToParty(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function withoutPast(stored: Party): Party {
  return stored.date !== null && stored.date < danishDate(new Date()) ? { ...stored, date: null } : stored
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && !KEYS.includes(key)) return
  party = undefined
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

// A browser may forbid local storage; the party then lives as long as the page.
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, value: string | number | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(value))
  } catch {
    // nothing to do: see above
  }
}
