import { describe, expect, test } from 'vitest'
import { readOrderDraft } from './orderDraft.ts'

describe('the stored order form', () => {
  test('ANM-18 an incomplete draft is restored as it was typed', () => {
    const typed = {
      isDelivery: false,
      delivery: { address: '', zipCode: '80', city: '' },
      time: { date: '', clock: '12:30' },
      comment: 'Porten står åben',
      needs: [{ guests: '', choice: '', text: 'uden' }],
      user: { firstName: 'Mette', lastName: '', email: 'mette@', phone: '' },
      conditions: false,
    }
    expect(readOrderDraft(JSON.stringify(typed))).toEqual(typed)
    const { needs: _needs, ...older } = typed
    expect(readOrderDraft(JSON.stringify(older))).toEqual({ ...typed, needs: [] })
  })

  test('a damaged draft is ignored', () => {
    for (const stored of [null, '', '{', '[]', '{"comment":1}']) expect(readOrderDraft(stored)).toBeNull()
  })
})
