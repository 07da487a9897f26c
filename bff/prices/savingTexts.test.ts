import { expect, test } from 'vitest'
import { formatWithheld } from './savingTexts.ts'

test.each([
  [{ reason: 'LOWER_BEFORE', price: 125_00, date: '2026-10-03' }, 'Vises ikke: prisen var kr. 125,00 den 3. oktober.'],
  [
    { reason: 'TOO_YOUNG', earliest: '2027-01-04' },
    'Vises ikke: prisen skal have gældt i 30 dage, før den sættes ned (tidligst den 4. januar 2027).',
  ],
  [{ reason: 'OVER', days: 10 }, 'Tilbuddet har varet i 10 dage og kan ikke længere kaldes et tilbud.'],
  [{ reason: 'OVER', days: 1 }, 'Tilbuddet har varet i 1 dag og kan ikke længere kaldes et tilbud.'],
] as const)('MEM-4 %j is said as %j', (withheld, text) => {
  expect(formatWithheld(withheld, '2026-11-23').replaceAll('\u00a0', ' ')).toBe(text)
})
