import { expect, test } from 'vitest'
import { readFailure } from './changeFailure.ts'

const failed = (...issues: { path: string; message: string }[]) =>
  readFailure({ kind: 'failed', text: issues[0]?.message ?? 'Det er for sent.', issues })

test('VIS-8 the error of a field is shown there, all others above the button', () => {
  const [city, covers] = [
    { path: 'city', message: 'Skal udfyldes' },
    { path: 'covers.0', message: 'For mange kuverter' },
  ]
  expect(failed(city)).toEqual({ text: null, fields: { city: 'Skal udfyldes' } })
  expect(failed(covers, city)).toEqual({ text: 'For mange kuverter', fields: { city: 'Skal udfyldes' } })
  expect(failed()).toEqual({ text: 'Det er for sent.', fields: {} })
})
