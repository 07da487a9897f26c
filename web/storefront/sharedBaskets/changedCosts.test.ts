import { expect, test } from 'vitest'
import { costRows, totalChange } from './changedCosts.ts'

const driving = { id: 'd', name: 'Kørsel', price: 150_00, required: true, appliesTo: 'delivery' as const }
const cutlery = { id: 'c', name: 'Bestik', price: 25_00, required: false, appliesTo: 'both' as const }
const period = (difference: number) => ({ id: '1', type: 1 as const, name: null, percentage: 10, difference })
const before = { services: [driving], period: 0, delivery: 95_00, total: 6_105_00 }

test('SHA-2 costs that are the same as then say nothing', () => {
  expect(costRows({ period: null, services: [driving], delivery: 95_00 }, before, '8000')).toEqual([
    { id: 'delivery', label: 'Levering til 8000', amount: 95_00, change: null },
    { id: 'd', label: 'Kørsel', amount: 150_00, change: null },
  ])
  expect(totalChange(6_105_00, 6_105_00)).toBeNull()
})

test('SHA-2 each cost that is another, new or gone is marked', () => {
  const now = { period: period(-58_60), services: [{ ...driving, price: 175_00 }, cutlery], delivery: 0 }
  const changes = costRows(now, { ...before, services: [driving, { ...cutlery, id: 'x', name: 'Oprydning' }] }, '8000')
  expect(changes).toEqual([
    { id: 'period', label: 'Rabat', amount: -58_60, change: 'Var ikke med, da overslaget blev lavet' },
    { id: 'delivery', label: 'Levering til 8000', amount: 0, change: 'Var kr.\u00a095,00, da overslaget blev lavet' },
    { id: 'd', label: 'Kørsel', amount: 175_00, change: 'Var kr.\u00a0150,00, da overslaget blev lavet' },
    { id: 'c', label: 'Bestik', amount: 25_00, change: 'Var ikke med, da overslaget blev lavet' },
    {
      id: 'x',
      label: 'Oprydning',
      amount: null,
      change: 'Er ikke længere med. Var kr.\u00a025,00, da overslaget blev lavet',
    },
  ])
  expect(totalChange(6_000_00, 6_105_00)).toBe('I alt var kr.\u00a06.105,00, da overslaget blev lavet')
})

test('SHA-2 a surcharge that is over and a delivery that is not known any more stay as rows without a sum', () => {
  const rows = costRows(
    { period: null, services: [], delivery: null },
    { ...before, services: [], period: 70_00 },
    null,
  )
  expect(rows.map(({ label, amount, change }) => [label, amount, change])).toEqual([
    ['Pristillæg', null, 'Er ikke længere med. Var kr.\u00a070,00, da overslaget blev lavet'],
    ['Levering', null, 'Er ikke længere med. Var kr.\u00a095,00, da overslaget blev lavet'],
  ])
})
