import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { PartyAnswer } from './askParty.ts'
import type { Party } from './party.ts'

// Only who tells something needs the code that asks
const loadAsking = () => import('./askParty.ts')

/** Fetches the code that asks, ahead of the first question. */
export const preparePartyAnswer = () => void loadAsking().catch(() => undefined)

/** Whether and for what the caterer can do what the party asks for; null until it is known, and where nothing is asked. */
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
    let isAsking = true
    const ask = async () => {
      const { askParty } = await loadAsking()
      const answer = await askParty(environment, { number, offersDelivery }, { covers, date, zipCode })
      if (isAsking) setAnswered({ key, answer })
    }
    // What fails is not answered; the next change asks again
    void ask().catch(() => undefined)
    return () => {
      isAsking = false
    }
  }, [environment, key, number, offersDelivery, covers, date, zipCode])
  return answered?.key === key ? answered.answer : null
}
