import { expect, test } from 'vitest'
import { timelineText } from './timelineText.ts'

test('an order that is picked up was not delivered', () => {
  const delivered = { type: 'DELIVERED', by: 'Smagen' }
  expect(timelineText(delivered, { caterName: 'Smagen', isPickup: false })).toBe('Maden blev leveret')
  expect(timelineText(delivered, { caterName: 'Smagen', isPickup: true })).toBe('Maden blev hentet')
})

test('a proposal says who made it: the caterer by its name, else the reader', () => {
  const order = { caterName: 'Smagen', isPickup: false }
  expect(timelineText({ type: 'PROPOSED', by: 'Smagen' }, order)).toBe('Smagen foreslog en ændring')
  expect(timelineText({ type: 'PROPOSED', by: 'Kunden' }, order)).toBe('Du foreslog en ændring')
  expect(timelineText({ type: 'MAIL_SENT', by: null }, order)).toBeNull()
})
