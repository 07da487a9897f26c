import { expect, test } from 'vitest'
import {
  canActOnOffer,
  defaultValidUntil,
  OFFER_ACTS,
  OFFER_STATE_TEXTS,
  OFFER_STATES,
  offerName,
  offerStateAt,
} from './offers.ts'
import { ORDER_ACTORS } from './orderActs.ts'

test('SHA-3 every state, act and actor: who may do what to an offer', () => {
  const allowed = ORDER_ACTORS.flatMap((actor) =>
    OFFER_ACTS.flatMap((act) =>
      OFFER_STATES.filter((state) => canActOnOffer(act, actor, state)).map((state) => `${actor} ${act} ${state}`),
    ),
  )
  expect(allowed).toEqual([
    'cater edit draft',
    'cater delete draft',
    'cater send draft',
    'cater renew sent',
    'cater renew approved',
    'cater renew declined',
    'cater renew expired',
    'customer approve sent',
    'customer decline sent',
    'customer decline approved',
    'customer order approved',
  ])
})

test.each(OFFER_STATES)('SHA-3 an offer that was left %s is that on its last day, and on the day after', (state) => {
  const [lastDay, after] = ['2026-12-05', '2026-12-06']
  const waits = state === 'sent' || state === 'approved'
  expect(offerStateAt(state, lastDay, lastDay)).toBe(state)
  expect(offerStateAt(state, lastDay, after)).toBe(waits ? 'expired' : state)
})

test('SHA-3 an offer is valid for 14 days', () => {
  expect(defaultValidUntil('2026-12-24')).toBe('2027-01-07')
})

test('SHA-3 an offer is called by its number, and by its version from the second on', () => {
  expect(offerName({ number: 12, version: 1 })).toBe('Tilbud 12')
  expect(offerName({ number: 12, version: 2 })).toBe('Tilbud 12, version 2')
  expect(Object.keys(OFFER_STATE_TEXTS)).toEqual([...OFFER_STATES])
})
