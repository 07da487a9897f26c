import { expect, test } from 'vitest'
import { NO_SETTINGS } from '../availability/availabilityRules.ts'
import {
  formatCancelSteps,
  formatCancelTerms,
  formatOpenCancelTerms,
  formatOwnChanges,
  formatWorkingDays,
} from './cancelTexts.ts'

const terms = [
  { until: { date: '2026-12-16', clock: '12:00' }, percent: 0 },
  { until: { date: '2026-12-18', clock: '12:00' }, percent: 50 },
]
const steps = [
  { workingDays: 3, cutoff: '12:00', percent: 0 },
  { workingDays: 1, cutoff: '12:00', percent: 50 },
]
const at = (date: string, clock = '10:00') => ({ date, clock })

test('CHG-14 the terms of a date in words', () => {
  expect(formatCancelTerms(terms, at('2026-11-26'))).toBe(
    'Du kan afbestille gratis til og med onsdag den 16. december kl. 12:00, ' +
      'derefter 50 % til og med fredag den 18. december kl. 12:00, derefter hele prisen.',
  )
  expect(formatOpenCancelTerms(terms, at('2026-11-26'))).toMatch(
    /hele prisen\. Indtil bestillingen er godkendt, er det gratis\.$/,
  )
  for (const format of [formatCancelTerms, formatOpenCancelTerms])
    expect(format([], at('2026-11-26'))).toBe('Du kan afbestille gratis indtil leveringen.')
})

test('CHG-14 a term that is over is not promised', () => {
  expect(formatCancelTerms(terms, at('2026-12-16', '12:00'))).toMatch(/^Du kan afbestille gratis/)
  expect(formatCancelTerms(terms, at('2026-12-16', '12:01'))).toBe(
    'Det koster 50 % af prisen at afbestille til og med fredag den 18. december kl. 12:00, derefter hele prisen.',
  )
  expect(formatCancelTerms(terms, at('2026-12-19'))).toBe('Det koster hele prisen at afbestille.')
})

test('CHG-14 another year is written out', () => {
  expect(formatCancelTerms(terms.slice(0, 1), at('2025-12-30'))).toBe(
    'Du kan afbestille gratis til og med onsdag den 16. december 2026 kl. 12:00, derefter hele prisen.',
  )
})

test('CHG-14 the steps without a date in words', () => {
  expect(formatCancelSteps(steps)).toBe(
    'Du kan afbestille gratis til og med 3 arbejdsdage før leveringen kl. 12:00, ' +
      'derefter 50 % til og med 1 arbejdsdag før leveringen kl. 12:00, derefter hele prisen. ' +
      'Indtil bestillingen er godkendt, er det gratis.',
  )
  expect(formatCancelSteps([])).toBe('Du kan afbestille gratis indtil leveringen.')
  expect(
    formatCancelSteps([
      { workingDays: 2, cutoff: '12:00', percent: 20 },
      { workingDays: 0, cutoff: '09:00', percent: 100 },
    ]),
  ).toMatch(/^Det koster 20 % af prisen at afbestille til og med 2 arbejdsdage .* kl\. 12:00, derefter hele prisen\./)
})

test('CHG-14 what customers may change themselves in words', () => {
  expect(formatOwnChanges(NO_SETTINGS, 'Grønt')).toBe(
    'Indtil fristen for at bestille kan du selv rette adresse og kommentar på bestillingens side. ' +
      'Du kan også ændre antallet af kuverter med op til 10 %, når Grønt kan levere det nye antal. ' +
      'Andre ændringer kan du foreslå Grønt samme sted.',
  )
  const limit = { workingDays: 2, cutoff: '10:00' }
  expect(formatOwnChanges({ ...NO_SETTINGS, changeLimit: limit, changePercent: 0 }, 'Grønt')).toBe(
    'Til og med 2 arbejdsdage før leveringen kl. 10:00 kan du selv rette adresse og kommentar på bestillingens side. ' +
      'Andre ændringer kan du foreslå Grønt samme sted.',
  )
})

test('CHG-14 the working days in words', () => {
  expect(formatWorkingDays([1, 2, 3, 4, 5])).toMatch(/^Arbejdsdage er mandag til fredag, men ikke/)
  expect(formatWorkingDays([6, 2])).toMatch(/^Arbejdsdage er tirsdag og lørdag, men ikke/)
})
