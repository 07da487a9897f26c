import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from './splitSentences.ts'

test('ALG-14 a mark on a need is never cut in two', () => {
  const mark = 'Tjek: 3 uden gluten, men retten indeholder hvede, rug.'
  expect(splitSentences(['Indeholder: hvede, rug, mælk', mark], 60)).toEqual([['Indeholder: hvede, rug, mælk'], [mark]])
})

test('ALG-9 sentences that fit stand on one label', () => {
  expect(splitSentences(['Indeholder: hvede, æg', 'Kan indeholde: sesam'], 100)).toEqual([
    ['Indeholder: hvede, æg', 'Kan indeholde: sesam'],
  ])
  expect(splitSentences([], 100)).toEqual([])
})

test('ALG-9 sentences without room continue on another label, under the same words', () => {
  expect(splitSentences(['Indeholder: hvede, rug, mælk', 'Kan indeholde: sesam'], 24)).toEqual([
    ['Indeholder: hvede, rug'],
    ['Indeholder: mælk'],
    ['Kan indeholde: sesam'],
  ])
})

test('ALG-9 no allergen is lost, and no label is overfull', () => {
  const word = fc.stringMatching(/^[a-zæøå]{2,12}$/)
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(words, words, fc.integer({ min: 40, max: 300 }), (contains, may, letters) => {
      const sentences = [`Indeholder: ${contains.join(', ')}`, `Kan indeholde: ${may.join(', ')}`]
      const parts = splitSentences(sentences, letters)
      const joined = (head: string) =>
        parts.flat().flatMap((piece) => (piece.startsWith(`${head}: `) ? piece.slice(head.length + 2).split(', ') : []))
      expect(joined('Indeholder')).toEqual(contains)
      expect(joined('Kan indeholde')).toEqual(may)
      for (const part of parts) expect(part.join('').length).toBeLessThanOrEqual(letters)
    }),
  )
})
