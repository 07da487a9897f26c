import { expect, test } from 'vitest'
import { changeableCovers, changeUntil } from './changeLimits.ts'
import { NO_SETTINGS, type AvailabilityRules } from '../../domain/availability/availabilityRules.ts'

const rules: AvailabilityRules = {
  ...NO_SETTINGS,
  orderBefore: null,
  minCovers: null,
  offersDelivery: true,
  zones: [],
  menus: new Map(),
}

test.each([
  [40, 36, 44],
  [10, 9, 11],
  // Less than one cover is none
  [9, 9, 9],
  [1, 1, 1],
])('CHG-3 of %i covers between %i and %i may be chosen', (ordered, min, max) => {
  expect(changeableCovers(ordered)).toEqual({ min, max })
})

test('CHG-3 the limit is that of the lead time, and the delivery where there is none', () => {
  const tiers = [{ fromCovers: 1, days: 2, cutoff: '12:00' }]
  expect(changeUntil({ ...rules, tiers }, '2027-04-06', '18:00', 40)).toEqual({ date: '2027-04-02', clock: '12:00' })
  expect(changeUntil(rules, '2027-04-06', '18:00', 40)).toEqual({ date: '2027-04-06', clock: '18:00' })
})

test('CHG-3 the limit is the delivery where one may order until later that day', () => {
  const tiers = [{ fromCovers: 1, days: 0, cutoff: '23:59' }]
  expect(changeUntil({ ...rules, tiers }, '2027-04-06', '08:17', 40)).toEqual({ date: '2027-04-06', clock: '08:17' })
})
