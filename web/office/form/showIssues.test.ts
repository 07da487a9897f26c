import type { UseFormReturn } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { showIssues } from './showIssues.ts'

test('ERR-2 issues are shown at their fields, the first one focused; unmatched ones are returned', () => {
  const setError = vi.fn<UseFormReturn<{ name: string; pricePeriods: object[] }>['setError']>()
  const form = { setError } as unknown as UseFormReturn<{ name: string; pricePeriods: object[] }>
  const unmatchedErrors = showIssues(form, { name: 'Navn', pricePeriods: 'Prisperioder' }, [
    { path: 'ordering', message: 'Findes ikke.' },
    { path: 'name', message: 'Skal udfyldes' },
    { path: 'pricePeriods.0.from', message: 'Vælg en dato' },
  ])
  expect(unmatchedErrors).toEqual(['Findes ikke.'])
  expect(setError.mock.calls).toEqual([
    ['name', { type: 'server', message: 'Skal udfyldes' }, { shouldFocus: true }],
    ['pricePeriods.0.from', { type: 'server', message: 'Vælg en dato' }, { shouldFocus: false }],
  ])
})
