import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookupWords } from './lookupWords.ts'

test.each([
  ['86 12 34 56', ['86123456']],
  ['+45 8612-3456', ['86123456']],
  ['0045 86.12.34.56', ['86123456']],
  ['(+45) 86–12–34–56', ['86123456']],
  ['45 86 12 34 56', ['86123456']],
  ['4586', ['4586']],
  ['100047', ['100047']],
  ['  Anne   HOLM ', ['anne', 'holm']],
  ['Vestergade 12', ['vestergade', '12']],
  ['a', []],
  ['7', []],
  ['  ', []],
  ['+', []],
])('DAY-3 %j is looked for as %j', (text, words) => expect(lookupWords(text)).toEqual(words))

test('DAY-3 a phone number is the same word in any grouping', () => {
  const grouped = fc.tuple(
    fc.stringMatching(/^[1-9]\d{7}$/),
    fc.array(fc.constantFrom('', ' ', '-', '.', '  '), { minLength: 8, maxLength: 8 }),
  )
  fc.assert(
    fc.property(grouped, fc.constantFrom('', '+45 ', '+45', '0045 '), ([digits, gaps], country) => {
      const text = country + [...digits].map((digit, place) => digit + gaps[place]).join('')
      expect(lookupWords(text)).toEqual([digits])
    }),
  )
})
