// @vitest-environment jsdom
import { array, assert, constantFrom, integer, letrec, property, sample } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isCanonicalHtml } from '../domain/html/canonicalHtml.ts'
import { exceededLimit, MAX_RICH_TEXT_LEVELS } from '../domain/html/richTextLimits.ts'
import { RichText, toCanonicalHtml } from './richText.ts'
import { anyHtml, COSTLY_HTML } from './richTextFixtures.ts'

/** Each character is seen by the limits before and after, by what splits the text, decodes, writes and checks it. */
const MAX_TIMES_SEARCHED = 20

const issueOf = (html: string) => {
  const [issue] = RichText.safeParse(html).error?.issues ?? []
  return issue?.code === 'custom' ? [issue.params?.validatorKey, issue.message] : issue?.code
}
const bodyOf = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
const depthOf = (element: Element): number => Math.max(0, ...[...element.children].map((child) => 1 + depthOf(child)))

/**
 * Returns how many characters regular expressions and indexOf() go through during some work, which is all that searches
 * in it.
 */
function charactersSearched(work: () => void): number {
  let searched = 0
  const { exec } = RegExp.prototype
  const { indexOf } = String.prototype
  const spies = [
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const from = this.lastIndex
      const found = exec.call(this, text)
      if (found) searched += found.index + found[0].length - from
      // A sticky one looks at its place alone
      else if (!this.sticky) searched += text.length - from
      return found
    }),
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, mark, from = 0) {
      const index = indexOf.call(this, mark, from)
      searched += (index === -1 ? this.length : index + mark.length) - from
      return index
    }),
  ]
  work()
  for (const spy of spies) spy.mockRestore()
  return searched
}

/** HTML that a browser writes as it was written. */
const wellFormed = letrec<Record<'inline' | 'block', string>>((tie) => {
  const content = (part: Arbitrary<string>) => array(part, { maxLength: 3 }).map((parts) => parts.join(''))
  const element = (names: string[], part: Arbitrary<string>) =>
    constantFrom(...names).chain((name) => content(part).map((inner) => `<${name}>${inner}</${name}>`))
  const leaf = constantFrom('x', '<br>', '<img src="/images/a">', '<hr>', '<!-- x -->')
  const text = constantFrom('x', '<br>', '<img src="/images/a">')
  return {
    inline: integer({ max: 3, min: 0 }).chain((kind) =>
      kind ? text : element(['b', 'i', 'span', 'font'], tie('inline')),
    ),
    block: integer({ max: 4, min: 0 }).chain((kind) => {
      if (kind === 0) return leaf
      if (kind === 1) return element(['div', 'section', 'b'], tie('block'))
      if (kind === 2) return content(tie('block')).map((inner) => `<ul><li>${inner}</li></ul>`)
      return element(['p', 'h2', 'h5'], tie('inline'))
    }),
  }
}).block

describe('SEC-1 a formatted text', () => {
  test('has at most 50 levels, 2,000 tags and 50,000 characters, which its issue names', () => {
    const nested = (levels: number) => '<b>'.repeat(levels) + 'x' + '</b>'.repeat(levels)
    expect(issueOf(nested(50))).toBeUndefined()
    expect(issueOf(nested(51))).toEqual(['too_deep', 'Has more than 50 levels of tags'])
    expect(issueOf('<ul><li>'.repeat(6_000))).toEqual(['too_deep', 'Has more than 50 levels of tags'])
    expect(issueOf(`${'<div>'.repeat(50)}<br>`)).toEqual(['too_deep', 'Has more than 50 levels of tags'])
    expect(issueOf('<p>x</p>'.repeat(1000))).toBeUndefined()
    expect(issueOf(`${'<p>x</p>'.repeat(1000)}<br>`)).toEqual(['too_many_tags', 'Has more than 2000 tags'])
    expect(issueOf('x'.repeat(50_001))).toBe('too_big')
  })

  test('is made canonical when it is written', () => {
    const made = (html: string) => RichText.parse(html)
    expect(made('<P onclick="x()">Sm&oslash;rrebr&#248;d &amp; øl<script>x</script>')).toBe(
      '<p>Smørrebrød &amp; øl</p>',
    )
    expect(made('<h4>Fisk</h4><div>a<p>b</div>c')).toBe('<h4>Fisk</h4>a<p>b</p>c')
    expect(made('<ul><li>Sild<li>Laks</ul>')).toBe('<ul><li>Sild</li><li>Laks</li></ul>')
    expect(made('a < b & c')).toBe('a &lt; b &amp; c')
    expect(made('<a href=https://x.dk?a&b target=_blank>a</a>')).toBe('<a href="https://x.dk?a&amp;b">a</a>')
    expect(made('<img alt="a" src="/images/a"><img src="https://x.dk/a">')).toBe('<img src="/images/a" alt="a"><img>')
    expect(made('<svg><title>x</title><b>x</b></svg>a')).toBe('a')
  })

  test('is refused where it is too long in canonical form, so that what is read can be saved again', () => {
    expect(issueOf('<'.repeat(12_000))).toBeUndefined()
    expect(issueOf('<'.repeat(49_000))).toEqual(['too_long', 'Has more than 50000 characters'])
  })

  test('whatever it is, the scan and the canonical form throw nothing, and canonical stays as it is', () => {
    assert(
      property(anyHtml, (html) => {
        exceededLimit(html)
        const canonical = toCanonicalHtml(html)
        expect([html, canonical, isCanonicalHtml(canonical)]).toEqual([html, canonical, true])
        expect(toCanonicalHtml(canonical)).toBe(canonical)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is as deep as its DOM where it is well-formed', () => {
    const isDeep = (html: string, levels: number) => exceededLimit('<b>'.repeat(levels) + html + '</b>'.repeat(levels))
    assert(
      property(wellFormed, (html) => {
        const body = bodyOf(html)
        expect(body.innerHTML).toBe(html)
        const free = MAX_RICH_TEXT_LEVELS - depthOf(body)
        expect([html, isDeep(html, free), isDeep(html, free + 1)]).toEqual([html, null, 'too_deep'])
      }),
    )
    expect(Math.max(...sample(wellFormed, 200).map((html) => depthOf(bodyOf(html))))).toBeGreaterThan(2)
  })

  test('is parsed by a browser to what it was in canonical form', () => {
    assert(
      property(anyHtml, (html) => {
        const canonical = toCanonicalHtml(html)
        expect(bodyOf(canonical).innerHTML).toBe(canonical)
      }),
    )
  })

  test.each(Object.entries(COSTLY_HTML))('takes linear work: %s', (_what, html) => {
    let canonical = ''
    const searched = charactersSearched(() => {
      canonical = toCanonicalHtml(html)
      expect([exceededLimit(html), isCanonicalHtml(canonical)]).toEqual([null, true])
    })
    expect(searched).toBeGreaterThan(0)
    expect(searched).toBeLessThan(MAX_TIMES_SEARCHED * (html.length + canonical.length))
  })

  test.each([
    ['too_deep', '<b>'.repeat(16_000)],
    ['too_many_tags', '<br>'.repeat(12_000)],
    ['too_long', '<b>x</b>'.repeat(100_000)],
  ])('is searched no further than to its limit: %s', (limit, html) => {
    expect(charactersSearched(() => expect(exceededLimit(html)).toBe(limit))).toBeLessThan(20_000)
  })
})
