import { expect, test } from 'vitest'
import { parseIntervals, typedExceptionHours, typedIntervals } from './clockIntervals.ts'

test('AVA-5 hours are read as people type them', () => {
  expect(typedIntervals(parseIntervals('10-14, 17:00 – 20.30') ?? [])).toBe('10:00-14:00, 17:00-20:30')
  expect(typedIntervals(parseIntervals('9-11 og 12-13') ?? [])).toBe('09:00-11:00, 12:00-13:00')
  expect([' ', 'Lukket'].map(parseIntervals)).toEqual([[], []])
  expect([null, [], [{ from: '10:00', to: '12:00' }]].map(typedExceptionHours)).toEqual(['', 'lukket', '10:00-12:00'])
})

test('AVA-5 invalid hours are rejected', () => {
  expect(['10', '10-', 'hele dagen', '24-25', '10:75-12', '10-12-14'].map(parseIntervals)).toEqual(Array(6).fill(null))
})
