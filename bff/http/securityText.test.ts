import { expect, test } from 'vitest'
import { securityText } from './securityText.ts'

test('SEC-22 security.txt expires half a year after the day on which it is read', () => {
  const text = (now: string) => securityText('mailto:sikkerhed@example.dk', 'example.dk', Date.parse(now))
  expect(text('2026-11-27T15:00:00Z')).toContain('\nExpires: 2027-05-26T00:00:00.000Z\n')
  expect(text('2026-11-27T23:59:59Z')).toBe(text('2026-11-27T00:00:00Z'))
})
