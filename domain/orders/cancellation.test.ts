import { expect, test } from 'vitest'
import { NO_SETTINGS } from '../availability/availabilityRules.ts'
import { cancelPrice, cancelTerms } from './cancellation.ts'

// Easter: 25, 26, 28 and 29 March 2027 are public holidays
const steps = [
  { workingDays: 2, cutoff: '12:00', percent: 50 },
  { workingDays: 5, cutoff: '12:00', percent: 0 },
]
const terms = cancelTerms(NO_SETTINGS, '2027-04-03', steps)
const order = { date: '2027-04-03', clock: '12:00', total: 645_01, isAwaiting: false }
const at = (danish: string) => new Date(`${danish}:00+02:00`)

test('CHG-7 terms are counted back in working days, the earliest first', () => {
  expect(terms).toEqual([
    { until: { date: '2027-03-24', clock: '12:00' }, percent: 0 },
    { until: { date: '2027-04-01', clock: '12:00' }, percent: 50 },
  ])
})

test.each([
  ['2027-03-24T11:00', 0, 0],
  // Before the switch of the clocks: noon is 13:00 of summer time
  ['2027-03-24T13:00', 0, 0],
  ['2027-03-24T13:01', 50, 322_51],
  ['2027-04-01T12:00', 50, 322_51],
  ['2027-04-01T12:01', 100, 645_01],
  ['2027-04-03T11:59', 100, 645_01],
])('CHG-7 cancelling at %s costs %i percent', (moment, percent, fee) => {
  expect(cancelPrice(terms, order, at(moment))).toEqual({ percent, fee })
})

test('CHG-7 an order that waits, and one without terms, is free until the delivery, and nothing is possible after it', () => {
  expect(cancelPrice(terms, { ...order, isAwaiting: true }, at('2027-04-03T11:59'))).toEqual({ percent: 0, fee: 0 })
  expect(cancelPrice([], order, at('2027-04-03T11:59'))).toEqual({ percent: 0, fee: 0 })
  for (const moment of ['2027-04-03T12:00', '2027-04-04T08:00'])
    expect([cancelPrice(terms, order, at(moment)), cancelPrice([], order, at(moment))]).toEqual([null, null])
})
