import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useBrowserStore } from '../ui/useBrowserStore.ts'
import { parseParty, PARTY_PARAMS } from './party.ts'
import type { Party } from './party.ts'
import { storeParty, readParty, subscribeToParty, UNREAD_PARTY } from './partyStore.ts'

/** The visitor's party: of the address, else as it was stored before. */
export function useParty(): Party {
  const [search] = useSearchParams()
  const stored = useBrowserStore(subscribeToParty, readParty, () => UNREAD_PARTY)
  // Nothing is known of it on the server, which renders a page for everybody alike
  const known = stored === UNREAD_PARTY ? stored : parseParty((param) => search.get(param))
  return {
    covers: known.covers ?? stored.covers,
    date: known.date ?? stored.date,
    zipCode: known.zipCode ?? stored.zipCode,
  }
}

/** The party with what changes it, in the address and for the next pages. */
export function useEditableParty() {
  const [search, setSearch] = useSearchParams()
  const party = useParty()
  const { covers, date, zipCode } = parseParty((param) => search.get(param))
  // The party of a link is stored for the other pages, too
  useEffect(() => {
    storeParty({
      ...(covers !== null && { covers }),
      ...(date !== null && { date }),
      ...(zipCode !== null && { zipCode }),
    })
  }, [covers, date, zipCode])
  const update = (known: Partial<Party>) => {
    storeParty(known)
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        // All of the party, since `before` may lack what the navigation before this one has set
        for (const [field, value] of Object.entries(readParty())) {
          const param = PARTY_PARAMS[field as keyof Party]
          if (value === null) params.delete(param)
          else params.set(param, String(value))
        }
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { party, update }
}
