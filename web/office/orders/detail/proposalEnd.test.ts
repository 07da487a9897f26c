import { expect, test } from 'vitest'
import { proposalEndText } from './proposalEnd.ts'

const at = '2026-11-26T10:00:00.123Z'
const events = (type: string) => [
  { type: 'PLACED', at: '2026-11-20T10:00:00.000Z' },
  { type: 'ACCEPTED', at: '2026-11-21T10:00:00.000Z' },
  { type, at },
  { type: 'MAILED', at: '2026-11-26T10:00:09.000Z' },
]
const overtaken = { state: 'SUPERSEDED', answeredAt: at }

test('CHG-6 a proposal that was overtaken says by what, and that the order has changed where it did', () => {
  const texts = ['ACCEPTED', 'REFUSED', 'CANCELLED', 'PROPOSED', 'CHANGED', 'MESSAGE'].map((type) =>
    proposalEndText(overtaken, events(type)),
  )
  const changed = 'Forslaget gælder ikke længere: ordren er ændret i mellemtiden.'
  expect(texts).toEqual([
    'Forslaget bortfaldt, da ordren blev godkendt.',
    'Forslaget bortfaldt, da ordren blev afvist.',
    'Forslaget bortfaldt, da ordren blev afbestilt.',
    'Forslaget bortfaldt, da der kom et nyt forslag.',
    changed,
    changed,
  ])
  expect(proposalEndText({ state: 'SUPERSEDED', answeredAt: null }, events('ACCEPTED'))).toBe(changed)
})

test('CHG-6 a proposal that was answered says so, whatever else happened then', () => {
  const answered = { state: 'DECLINED', answeredAt: at }
  expect(proposalEndText(answered, events('PROPOSED'))).toBe('Forslaget er afvist. Ordren er, som den var.')
})
