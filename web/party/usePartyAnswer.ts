import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { PartyAnswer } from './fetchPartyAnswer.ts'
import type { Party } from './party.ts'

// The code that fetches is loaded once there is something to fetch
const loadFetch = () => import('./fetchPartyAnswer.ts')

/** Loads the code that fetches, ahead of the first question. */
export const preparePartyAnswer = () => void loadFetch().catch(() => undefined)

/** The caterer's answer to the party; null until it is known, and where the party has no question. */
export function usePartyAnswer(
  cater: { number: number; offersDelivery: boolean },
  { covers, date, zipCode }: Party,
): PartyAnswer | null {
  const environment = useRelayEnvironment()
  const { number, offersDelivery } = cater
  const [answered, setAnswered] = useState<{ key: string; answer: PartyAnswer | null } | null>(null)
  const key = [number, covers, date, zipCode].join(' ')
  useEffect(() => {
    if (date === null && !(offersDelivery && zipCode !== null)) return
    let isCurrent = true
    const load = async () => {
      const { fetchPartyAnswer } = await loadFetch()
      const answer = await fetchPartyAnswer(environment, { number, offersDelivery }, { covers, date, zipCode })
      if (isCurrent) setAnswered({ key, answer })
    }
    // A failure leaves no answer; the next change fetches again
    void load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [environment, key, number, offersDelivery, covers, date, zipCode])
  return answered?.key === key ? answered.answer : null
}
