import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, toPlainText } from './typedText.ts'

test.each([
  ['\u202A8000\u202C', '8000'],
  ['８０００', '8000'],
  ['\uFEFF12-12-2026\u200E', '12-12-2026'],
  ['kok\u200B@example\u00AD.dk', 'kok@example.dk'],
  ['12:00\uFE0F', '12:00'],
  ['１２９，５０', '129,50'],
])('VIS-16 %j is read as %s', (typed, plain) => {
  expect(toPlainText(typed)).toBe(plain)
})

test('VIS-16 what is visible and ASCII stays, wherever something invisible stands', () => {
  const invisible = fc.constantFrom('\u00AD', '\u061C', '\u200B', '\u200D', '\u202A', '\u2069', '\uFE00', '\u{E0100}')
  const visible = fc.string({ unit: 'grapheme-ascii', maxLength: 1 })
  fc.assert(
    fc.property(fc.array(fc.tuple(visible, invisible)), (parts) => {
      expect(toPlainText(parts.map((part) => part.join('')).join(''))).toBe(parts.map(([shown]) => shown).join(''))
    }),
  )
})

test('VIS-15 text is compared whatever its form, its apostrophes and its case', () => {
  expect(foldText('Bækgård'.normalize('NFD'))).toBe('bækgård')
  expect(new Set(["O'Brien", 'O’Brien', 'O‘BRIEN', 'Oʼbrien', 'O´Brien'].map(foldText))).toEqual(new Set(["o'brien"]))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text))
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
