import { orderDraftKey, readOrderDraft } from '../ordering/orderDraft.ts'
import { keepParty } from '../../party/partyStore.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'

/** Forgets the date of the party and of the order form, so that the form asks for it. All else that was typed stays. */
export function emptyDate(caterNumber: number): void {
  keepParty({ date: null })
  const key = orderDraftKey(caterNumber)
  const draft = readOrderDraft(readSession(key))
  if (draft) writeSession(key, JSON.stringify({ ...draft, time: { ...draft.time, date: '' } }))
}
