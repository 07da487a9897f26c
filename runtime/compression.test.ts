import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressStream, encodingFor, isCompressible } from './compression.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8, identity;q=0', 'gzip'],
  ['gzip;q=0.5, identity', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', null],
  ['identity;q=0, *', 'br'],
  ['deflate, identity;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('SCA-2 who accepts %j is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('SCA-2 what is stored in gzip only is sent so to who accepts it, and else as it is', () => {
  expect(encodingFor('gzip, deflate, br', ['gzip'])).toBe('gzip')
  expect(encodingFor('br', ['gzip'])).toBeNull()
})

test.each([
  ['text/html; charset=utf-8', 1024, true],
  ['application/json', 5_000, true],
  ['application/problem+json', 5_000, true],
  ['application/xml', 5_000, true],
  ['application/json', 1_023, false],
  ['text/event-stream', 5_000, false],
  ['image/webp', 5_000, false],
  [undefined, 5_000, false],
])('SCA-2 of type %s with %i bytes is compressed: %s', (type, bytes, expected) => {
  expect(isCompressible(type, bytes)).toBe(expected)
})

test('SCA-2 compressed bodies are the same when they are read', async () => {
  const text = Buffer.from('Smørrebrød '.repeat(500))
  for (const isCached of [false, true]) {
    expect(brotliDecompressSync(await compress(text, 'br', isCached))).toEqual(text)
    expect(gunzipSync(await compress(text, 'gzip', isCached))).toEqual(text)
  }
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const bytes = await buffer(Readable.from([text, text]).pipe(compressStream(encoding)))
    expect(read(bytes)).toEqual(Buffer.concat([text, text]))
    expect(bytes.length).toBeLessThan(text.length / 10)
  }
})
