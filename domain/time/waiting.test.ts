import { expect, test } from 'vitest'
import { daysBetween, formatDeliveryDistance, formatOverdue, formatWaitingTime } from './waiting.ts'

test.each([
  [0, 'Lige nu'],
  [59, 'Lige nu'],
  [60, '1 m'],
  [107 * 60, '1 t 47 m'],
  [2 * 3600, '2 t'],
  [13.9 * 3600, '13 t'],
  [44 * 3600, '1 d 20 t'],
  [48 * 3600, '2 d'],
])('ADM-3 what has waited %i seconds has waited %s', (seconds, text) => {
  expect(formatWaitingTime(seconds * 1000)).toBe(text)
})

test.each([
  ['2026-11-19', 'Leveres i dag'],
  ['2026-11-20', 'Leveres i morgen'],
  ['2026-12-05', 'Om 16 dage'],
  ['2026-11-18', 'Leveret i går'],
  ['2026-10-19', 'Leveret for 31 dage siden'],
])('ADM-3 on 2026-11-19 the delivery of %s is: %s', (date, text) => {
  expect(formatDeliveryDistance('2026-11-19', date)).toBe(text)
  // The day on which the clocks change counts as one
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
})

test.each([
  ['2026-11-20', null],
  ['2026-11-19', null],
  ['2026-11-18', '1 dag over tid'],
  ['2026-11-14', '5 dage over tid'],
])('DAY-4 on 2026-11-19 the payment of a delivery of %s is: %s', (date, text) => {
  expect(formatOverdue('2026-11-19', date)).toBe(text)
})
