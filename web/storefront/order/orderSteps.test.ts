import { expect, test } from 'vitest'
import { orderSteps } from './orderSteps.ts'

const placed = {
  placedAt: '2027-03-23T13:12:00.000Z',
  status: 'AWAITING_APPROVAL',
  price: 610_500,
  delivery: 'lørdag den 3. april 2027 kl. 12:00',
  isPickup: false,
  deliveredAt: null,
  events: [{ type: 'PLACED', at: '2027-03-23T13:12:00.000Z' }],
}
const steps = (order: Partial<Parameters<typeof orderSteps>[0]>) =>
  orderSteps({ ...placed, ...order }, 'Smagen').map(({ name, state, text }) => [name, state, text])

test('CHG-1 an order that waits is received, and everything else is still to come', () => {
  expect(steps({})).toEqual([
    ['Modtaget', 'done', '23. marts kl. 14:12'],
    ['Godkendt', 'now', 'Venter på Smagen'],
    ['Betalt', 'next', 'kr.\u00a06.105,00'],
    ['Leveres', 'next', 'lørdag den 3. april 2027 kl. 12:00'],
  ])
})

test('CHG-1 the moment of the last acceptance counts, after one that was undone', () => {
  const events = [
    { type: 'ACCEPTED', at: '2027-03-23T14:00:00.000Z' },
    { type: 'UNDONE', at: '2027-03-23T14:00:05.000Z' },
    { type: 'ACCEPTED', at: '2027-03-24T08:30:00.000Z' },
  ]
  expect(steps({ status: 'ACCEPTED', events })[1]).toEqual(['Godkendt', 'done', '24. marts kl. 09:30'])
})

test('CHG-1 a picked-up order that is paid and handed over has no step left', () => {
  const order = { status: 'PAID', isPickup: true, deliveredAt: '2027-04-03T10:26:00.000Z' }
  expect(steps(order).map(([name, state]) => [name, state])).toEqual([
    ['Modtaget', 'done'],
    ['Godkendt', 'done'],
    ['Betalt', 'done'],
    ['Hentes', 'done'],
  ])
})
