import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl.ts'

test('VIS-21 an address is read where the browser has no URL.canParse', () => {
  Reflect.deleteProperty(URL, 'canParse')
  expect(parseUrl('/admin', 'http://own.invalid')?.pathname).toBe('/admin')
  expect(parseUrl('https://[')).toBeNull()
})
