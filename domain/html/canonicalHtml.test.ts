import { expect, test } from 'vitest'
import { isCanonicalHtml } from './canonicalHtml.ts'

test.each([
  ['text', 'Kun tekst'],
  ['paragraphs', '<p>Smørrebrød &amp; <strong>øl</strong><br>til alle</p><h4>Fisk</h4>'],
  ["the editor's lists", '<ul><li><p>Rugbrød</p><ol><li><p>Sild</p></li></ol></li></ul>'],
  ['links and own images', '<p><a href="https://x.dk?a=1&amp;b=2">a</a><img src="/images/55/a.webp" alt="Sild"></p>'],
])('STO-8 is canonical: %s', (_what, html) => {
  expect(isCanonicalHtml(html)).toBe(true)
})

test.each([
  '<p>a',
  '<p>a</b></p>',
  '<p>a<p>b</p></p>',
  '<li>a<li>b</li></li>',
  '<div>a</div>',
  '<P>a</P>',
  '<p class="x">a</p>',
  'a & b',
  'a\u00a0b',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="https://x.dk" href="https://y.dk">a</a>',
  '<a alt="a">a</a>',
  '<img alt="a" src="/images/a">',
  '<img src="/images/../graphql">',
  '<img src="https://x.dk/a.png">',
  '<script>x</script>',
  '<!-- a -->',
])('STO-8 is not canonical: %s', (html) => {
  expect(isCanonicalHtml(html)).toBe(false)
})
