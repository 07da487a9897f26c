import { expect, test } from 'vitest'
import { firstSentences, plainText } from './plainText.ts'

test('STO-10 a description is the words of the HTML', () => {
  expect(plainText('<p>Sild &amp; <b>æg</b>.</p><ul><li>Øl</li></ul>')).toBe('Sild & æg. Øl')
})

test('STO-10 a long description is cut at a word', () => {
  expect(plainText('<p>Højtbelagt smørrebrød</p>', 15)).toBe('Højtbelagt …')
})

test('STO-1 the lead on the cover is made of whole sentences', () => {
  const html = '<p>Vi smører selv. Rugbrødet bager vi.</p><p>Sild har vi også.</p>'
  expect(firstSentences(html, 36)).toBe('Vi smører selv. Rugbrødet bager vi.')
  expect(firstSentences(html, 20)).toBe('Vi smører selv.')
  expect(firstSentences('<p>Vi smører alt, hvad I vil</p>', 12)).toBe('Vi smører …')
})
