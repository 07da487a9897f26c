import { array, assert, asyncProperty, constantFrom, oneof, sample, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { ALLOWED_TAGS } from '../../domain/allowedHtml.ts'
import { sanitizeHtml } from './html.ts'
import { isPlainHtml } from './plainHtml.ts'

const tag = constantFrom(...ALLOWED_TAGS, 'script', 'h4', 'div', 'svg')
const piece = oneof(
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  constantFrom('a', ' ', 'æ', '&amp;', '&lt;', '&', '<', '>', '<p onclick="x">', '<!--', '&#60;', '\u00a0'),
)
const wrapped = tuple(constantFrom('p', 'ul', 'h3', 'b', 'li'), array(piece, { maxLength: 3 })).map(
  ([name, inner]) => `<${name}>${inner.join('')}</${name}>`,
)

const html = array(oneof(piece, wrapped), { maxLength: 6 }).map((pieces) => pieces.join(''))

test('STO-8 what counts as plain is what the sanitiser leaves as it is', async () => {
  await assert(
    asyncProperty(html, async (text) => !isPlainHtml(text) || (await sanitizeHtml(text)) === text),
    { numRuns: 1000 },
  )
  expect(sample(html, 1000).filter(isPlainHtml).length).toBeGreaterThan(50)
})

test('STO-8 usual descriptions are plain', () => {
  expect(isPlainHtml('<p>Smørrebrød &amp; <strong>øl</strong><br>til alle</p><ul><li>Rugbrød</li></ul>')).toBe(true)
  expect(isPlainHtml('Kun tekst')).toBe(true)
  expect(isPlainHtml('<p>a')).toBe(false)
})
