import { expect, test } from 'vitest'
import type { Zone } from '../../../domain/zones/zones.ts'
import { phoneFulfilment } from './phoneFulfilment.ts'

const aarhus: Zone = {
  name: 'Aarhus',
  codes: [{ from: '8000', to: '8000' }],
  fee: 95_00,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  isActive: true,
}

test.each([
  [true, '800', null],
  [true, '8000', 'delivery'],
  [true, '9000', 'delivery'],
  [false, '8000', 'pickup'],
] as const)('ZON-9 a phone order is priced from the whole postal code on, beyond the zones too (%s, %s)', (...row) => {
  const [isDelivery, zipCode, fulfilment] = row
  expect(phoneFulfilment(isDelivery, [aarhus], zipCode)).toBe(fulfilment)
})
