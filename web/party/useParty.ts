import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useBrowserStore } from '../ui/useBrowserStore.ts'
import { parseParty, PARTY_PARAMS } from './party.ts'
import type { Party } from './party.ts'
import { keepParty, readParty, subscribeToParty, UNREAD_PARTY } from './partyStore.ts'

/** The visitor's party: of the address, else as it was told before. */
export function useParty(): Party {
  const [search] = useSearchParams()
  const kept = useBrowserStore(subscribeToParty, readParty, () => UNREAD_PARTY)
  // Nothing is known of it on the server, which renders a page for everybody alike
  const told = kept === UNREAD_PARTY ? kept : parseParty((param) => search.get(param))
  return {
    covers: told.covers ?? kept.covers,
    date: told.date ?? kept.date,
    zipCode: told.zipCode ?? kept.zipCode,
  }
}

/** The party with what changes it, in the address and for the next pages. */
export function useEditableParty() {
  const [search, setSearch] = useSearchParams()
  const party = useParty()
  const { covers, date, zipCode } = parseParty((param) => search.get(param))
  // Who came by a link finds it on the other pages, too
  useEffect(() => {
    keepParty({
      ...(covers !== null && { covers }),
      ...(date !== null && { date }),
      ...(zipCode !== null && { zipCode }),
    })
  }, [covers, date, zipCode])
  const tell = (told: Partial<Party>) => {
    keepParty(told)
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
  return { party, tell }
}
