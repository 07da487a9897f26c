import { expect, test } from 'vitest'
import { dayLabel, isAboutDay } from './dayLabels.ts'

test.each([
  [['LEAD_TIME'], 'For sent'],
  [['LEAD_TIME', 'CLOSED_WEEKDAY'], 'Lukket'],
  [['HOLIDAY'], 'Lukket'],
  [['CLOSED_DATE', 'DAY_FULL'], 'Lukket'],
  [['LEAD_TIME', 'DAY_FULL'], 'Fuldt'],
  [['MENU_SOLD_OUT', 'LEAD_TIME'], 'Udsolgt'],
  [['TOO_FAR_AHEAD'], 'Ikke endnu'],
  [['PAST'], null],
  [['NOT_DELIVERED', 'BELOW_MIN_COVERS', 'BELOW_ZONE_MINIMUM'], null],
  [['A_CODE_OF_LATER'], null],
  [[], null],
])('AVA-9 a day with %j is marked %j', (codes, label) => {
  expect(dayLabel(codes)).toBe(label)
})

test('AVA-9 what holds for every day alike marks none', () => {
  expect(['NOT_DELIVERED', 'BELOW_MIN_COVERS', 'toString'].filter(isAboutDay)).toEqual([])
})
