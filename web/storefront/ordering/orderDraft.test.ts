import { describe, expect, test } from 'vitest'
import { readOrderDraft } from './orderDraft.ts'

const typed = {
  isDelivery: false,
  delivery: { address: '', zipCode: '80', city: '' },
  time: { date: '', clock: '12:30' },
  comment: 'Porten står åben',
  needs: [
    { guests: '', choice: 'OTHER', text: 'uden' },
    { guests: '2', choice: '', text: '' },
  ],
  user: { firstName: 'Mette', lastName: '', email: 'mette@', phone: '' },
  conditions: false,
}

describe('the stored order form', () => {
  test('ANM-18 an incomplete draft is restored as it was typed', () => {
    expect(readOrderDraft(JSON.stringify(typed))).toEqual(typed)
    const { needs: _needs, ...older } = typed
    expect(readOrderDraft(JSON.stringify(older))).toEqual({ ...typed, needs: [] })
  })

  test('ALG-7 ANM-18 a need in words of an earlier release, which had no choice, is ‘Andet’', () => {
    const needs = [
      { guests: '1', choice: '', text: 'uden løg' },
      { guests: '3', choice: 'GLUTEN', text: '' },
    ]
    expect(readOrderDraft(JSON.stringify({ ...typed, needs }))?.needs).toEqual([
      { guests: '1', choice: 'OTHER', text: 'uden løg' },
      needs[1],
    ])
  })

  test('a damaged draft is ignored', () => {
    for (const stored of [null, '', '{', '[]', '{"comment":1}']) expect(readOrderDraft(stored)).toBeNull()
  })
})
