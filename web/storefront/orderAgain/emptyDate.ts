import { orderDraftKey, readOrderDraft } from '../ordering/orderDraft.ts'
import { storeParty } from '../../party/partyStore.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'

/** Clears the date of the party and of the order form, so that it must be chosen anew. All else that was typed stays. */
export function emptyDate(caterNumber: number): void {
  storeParty({ date: null })
  const key = orderDraftKey(caterNumber)
  const draft = readOrderDraft(readSession(key))
  if (draft) writeSession(key, JSON.stringify({ ...draft, time: { ...draft.time, date: '' } }))
}
