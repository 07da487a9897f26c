import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './readJson.ts'

test('parses every JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(readJson(Buffer.from(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test.each([
  ['Danish', Buffer.from('"Smørrebrød på 4 % – 😀"'), 'Smørrebrød på 4 % – 😀'],
  ['a byte order mark before it', Buffer.from('\uFEFF"Æg"'), 'Æg'],
  ['a broken letter within it', Buffer.from([0x22, 0x41, 0xc3, 0x22]), 'A\uFFFD'],
])('parses %s', (_what, bytes, value) => {
  expect(readJson(bytes)).toBe(value)
})

test.each(['', '{"a":', 'undefined', '<p>Nej</p>'])('returns undefined for %j', (text) => {
  expect(readJson(Buffer.from(text))).toBeUndefined()
})
