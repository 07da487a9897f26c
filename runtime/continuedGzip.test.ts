import { gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { finishGzip, startGzip } from './continuedGzip.ts'

test('SCA-2 any text that continues a compressed beginning is read as both', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ maxLength: 50 })), async (begin, rests) => {
      const start = await startGzip(Buffer.from(begin.repeat(20)))
      for (const rest of rests) {
        const joined = Buffer.concat(finishGzip(start, Buffer.from(rest)))
        expect(gunzipSync(joined).toString()).toBe(begin.repeat(20) + rest)
      }
    }),
    { numRuns: 50 },
  )
})
