import { expect, test } from 'vitest'
import { parseCodes } from '../../domain/zones/zones.ts'
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
const MENU = {
  name: 'Langtidsstegt',
  leadTime: null,
  countsTowardsCapacity: true,
  ageLimit: null,
  soldOutTo: null,
  offeredFrom: null,
  offeredTo: null,
}

const order = {
  lines: [{ menuId: null, covers: 40 }],
  place: { zipCode: '8000', city: 'Aarhus C' },
  fulfilment: 'DELIVERY',
  date: '2027-04-06',
  clock: '18:00',
} as const

test.each([
  [40, 10, 36, 44],
  [10, 10, 9, 11],
  // Less than one cover is none
  [9, 10, 9, 9],
  [1, 10, 1, 1],
  [40, 50, 20, 60],
  [40, 0, 40, 40],
])('CHG-3 of %i covers with %i percent between %i and %i may be chosen', (ordered, changePercent, min, max) => {
  expect(changeableCovers(ordered, { changePercent })).toEqual({ min, max })
})

test('CHG-3 the limit is that of the lead time, and the delivery where there is none', () => {
  const tiers = [{ fromCovers: 1, days: 2, cutoff: '12:00' }]
  expect(changeUntil({ ...rules, tiers }, order)).toEqual({ date: '2027-04-02', clock: '12:00' })
  expect(changeUntil(rules, order)).toEqual({ date: '2027-04-06', clock: '18:00' })
})

test('CHG-3 the limit is the delivery where one may order until later that day', () => {
  const tiers = [{ fromCovers: 1, days: 0, cutoff: '23:59' }]
  expect(changeUntil({ ...rules, tiers }, { ...order, clock: '08:17' })).toEqual({ date: '2027-04-06', clock: '08:17' })
})

test('CHG-12 the lead time counts the extra days of the zone, and that of a menu', () => {
  const tiers = [{ fromCovers: 1, days: 2, cutoff: '12:00' }]
  const far = { name: 'Fjern', fee: 0, freeFrom: null, minimum: null, isActive: true, extraDays: 1 }
  const zones = [{ ...far, codes: parseCodes('8000').codes }]
  expect(changeUntil({ ...rules, tiers, zones }, order)).toEqual({ date: '2027-04-01', clock: '12:00' })
  expect(changeUntil({ ...rules, tiers, zones }, { ...order, fulfilment: 'PICKUP' }).date).toBe('2027-04-02')
  const slow = { ...MENU, leadTime: { days: 4, cutoff: '10:00' } }
  const lines = [{ menuId: 'slow', covers: 40 }]
  expect(changeUntil({ ...rules, tiers, menus: new Map([['slow', slow]]) }, { ...order, lines })).toEqual({
    date: '2027-03-31',
    clock: '10:00',
  })
})

test('CHG-13 a change limit of the caterer replaces the lead time', () => {
  const tiers = [{ fromCovers: 1, days: 2, cutoff: '12:00' }]
  const changeLimit = { workingDays: 1, cutoff: '09:30' }
  expect(changeUntil({ ...rules, tiers, changeLimit }, order)).toEqual({ date: '2027-04-05', clock: '09:30' })
  const never = { workingDays: 0, cutoff: '23:00' }
  expect(changeUntil({ ...rules, changeLimit: never }, order)).toEqual({ date: '2027-04-06', clock: '18:00' })
})
