import { expect, test } from 'vitest'
import { formatCancelTerms } from './cancelTexts.ts'

const terms = [
  { until: { date: '2027-03-24', clock: '12:00' }, percent: 0 },
  { until: { date: '2027-04-01', clock: '12:00' }, percent: 50 },
]

test('CHG-7 the terms in words', () => {
  expect(formatCancelTerms([], '2027-03-23')).toBe('Du kan afbestille gratis indtil leveringen.')
  expect(formatCancelTerms(terms, '2027-03-23')).toBe(
    'Gratis, så længe ordren venter. Når den er godkendt: gratis til og med 24. marts kl. 12:00, ' +
      'derefter 50 % til og med 1. april kl. 12:00, derefter hele prisen.',
  )
})
