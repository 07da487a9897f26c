import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinWithAnd } from './joinWithAnd.ts'

test('texts are joined as Danish lists them', () => {
  const list = new Intl.ListFormat('da', { type: 'conjunction' })
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect(joinWithAnd(texts)).toBe(list.format(texts))
    }),
  )
})
