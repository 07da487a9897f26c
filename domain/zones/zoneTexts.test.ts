import { expect, test } from 'vitest'
import { formatDeliveryFee, formatDeliveryFrom, formatDeliveryTo, formatZoneProblem, totalLabel } from './zoneTexts.ts'
import { parseCodes } from './zones.ts'
import type { Zone } from './zones.ts'

const zone = (name: string, codes: string, overrides: Partial<Zone> = {}): Zone => ({
  name,
  codes: parseCodes(codes).codes,
  fee: 9_500,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  isActive: true,
  ...overrides,
})
const midt = zone('Aarhus midt', '8000', { fee: 0 })
const aarhus = zone('Aarhus', '8200-8270', { freeFrom: 200_000 })
const omegn = zone('Omegn', '8300-8399', { fee: 19_500, minimum: 150_000 })

test.each([
  { given: 'fees', zones: [omegn, aarhus], text: 'Levering fra kr.\u00a095,00' },
  {
    given: 'a free zone',
    zones: [midt, aarhus, omegn],
    text: 'Gratis levering i Aarhus midt, ellers fra kr.\u00a095,00',
  },
  { given: 'free zones alone', zones: [midt, { ...aarhus, fee: 0 }], text: 'Gratis levering i Aarhus midt og Aarhus' },
  { given: 'each free from an amount', zones: [aarhus], text: 'Gratis levering fra kr.\u00a02.000,00' },
  {
    given: 'free from different amounts, by the greatest',
    zones: [aarhus, { ...omegn, freeFrom: 600_000 }],
    text: 'Gratis levering fra kr.\u00a06.000,00',
  },
  {
    given: 'a zone that is free from its minimum, which is always free',
    zones: [aarhus, { ...omegn, freeFrom: 150_000 }],
    text: 'Gratis levering i Omegn, ellers fra kr.\u00a095,00',
  },
  {
    given: 'an inactive zone, which counts for nothing',
    zones: [{ ...midt, isActive: false }, omegn],
    text: 'Levering fra kr.\u00a0195,00',
  },
  { given: 'inactive zones alone', zones: [{ ...midt, isActive: false }], text: null },
  { given: 'no zones', zones: [], text: null },
])('ZON-6 before a postal code is known: $given', ({ zones, text }) => {
  expect(formatDeliveryFrom(zones, 0)).toBe(text)
})

test('ZON-6 with a postal code the fee is shown, and from what amount it is free, until it is', () => {
  expect(formatDeliveryTo('8200', aarhus, 0, 0)).toBe(
    'Levering til 8200: kr.\u00a095,00 (gratis ved kr.\u00a02.000,00)',
  )
  expect(formatDeliveryTo('8200', aarhus, 199_999, 0)).toBe(
    'Levering til 8200: kr.\u00a095,00 (gratis ved kr.\u00a02.000,00)',
  )
  expect(formatDeliveryTo('8200', aarhus, 200_000, 0)).toBe('Levering til 8200: gratis')
  expect(formatDeliveryTo('8300', omegn, 0, 0)).toBe('Levering til 8300: kr.\u00a0195,00')
  expect(formatDeliveryTo('8000', midt, 0, 0)).toBe('Levering til 8000: gratis')
  expect(formatDeliveryTo('8300', { ...omegn, freeFrom: 150_000 }, 0, 0)).toBe('Levering til 8300: gratis')
})

test.each([
  { given: 'fees', zones: [omegn, aarhus], text: 'Levering fra kr.\u00a0245,00' },
  { given: 'a zone without a fee', zones: [midt, aarhus, omegn], text: 'Levering fra kr.\u00a0150,00' },
  {
    given: 'a zone that is free from its minimum',
    zones: [{ ...omegn, freeFrom: 150_000 }],
    text: 'Levering fra kr.\u00a0150,00',
  },
  { given: 'inactive zones alone', zones: [{ ...midt, isActive: false }], text: null },
  { given: 'no zones', zones: [], text: 'Levering kr.\u00a0150,00' },
])('ZON-8 with required services for delivery alone nothing is called free: $given', ({ zones, text }) => {
  expect(formatDeliveryFrom(zones, 15_000)).toBe(text)
})

test('ZON-8 with a postal code the price is that of the zone and of those services', () => {
  expect(formatDeliveryTo('8200', aarhus, 0, 15_000)).toBe(
    'Levering til 8200: kr.\u00a0245,00 (kr.\u00a0150,00 ved kr.\u00a02.000,00)',
  )
  expect(formatDeliveryTo('8200', aarhus, 200_000, 15_000)).toBe('Levering til 8200: kr.\u00a0150,00')
  expect(formatDeliveryTo('8000', midt, 0, 15_000)).toBe('Levering til 8000: kr.\u00a0150,00')
})

test('ZON-8 a line of a bill says that it is free only where nothing else is charged for the delivery', () => {
  expect(formatDeliveryFee(0, 0)).toBe('gratis')
  expect(formatDeliveryFee(0, 15_000)).toBe('kr.\u00a00,00')
  expect(formatDeliveryFee(9_500, 15_000)).toBe('kr.\u00a095,00')
})

test('ZON-9 a total that lacks the delivery says so', () => {
  expect([true, false].map(totalLabel)).toEqual(['I alt, uden levering', 'I alt'])
})

test('ZON-1 ZON-2 a refused zone says what is wrong', () => {
  const unknown = (from: string, to: string) =>
    formatZoneProblem({ code: 'unknown_codes', zone: 0, place: 0, range: { from, to } })
  expect(formatZoneProblem({ code: 'code_taken', zone: 1, zipCode: '8000', by: 'Aarhus midt' })).toBe(
    '8000 ligger allerede i området "Aarhus midt"',
  )
  expect(unknown('0001', '0001')).toBe('Vi kender ikke postnummeret: 0001')
  expect(unknown('8201', '8209')).toBe('Der er ingen postnumre i 8201-8209')
  expect(formatZoneProblem({ code: 'no_codes', zone: 0 })).toBe('Angiv mindst ét postnummer.')
  expect(formatZoneProblem({ code: 'too_many_zones' })).toBe('Der kan højst være 30 leveringsområder.')
  expect(formatZoneProblem({ code: 'too_many_codes' })).toBe('Der kan højst være 500 postnumre og intervaller i alt.')
})
