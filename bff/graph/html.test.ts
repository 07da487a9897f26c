import { assert, asyncProperty, sample } from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toCanonicalHtml } from '../../contract/richText.ts'
import { anyHtml, COSTLY_HTML } from '../../contract/richTextFixtures.ts'
import { isCanonicalHtml } from '../../domain/html/canonicalHtml.ts'
import { createHtmlReader } from './html.ts'
import { purify } from './purify.ts'

const logged: unknown[] = []
const log = { info: () => {}, error: () => {}, warn: (...entry: unknown[]) => void logged.push(entry) }
afterEach(() => void logged.splice(0))
beforeAll(() => {
  // On a busy machine the thread may take longer than it is given
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  return () => timeout.mockRestore()
})

const reader = createHtmlReader(log)
const shown = async (html: string) => (await reader.shown(html))?.text

describe('STO-8 descriptions', () => {
  test.each([
    ['keeps the allowed tags', '<p><b>b</b><i>i</i><em>e</em><u>u</u><strong>s</strong><br></p>', null],
    ['keeps lists and headings', '<h1>1</h1><h2>2</h2><h3>3</h3><ul><li>a</li></ul><ol><li>b</li></ol>', null],
    ['shows h4 to h6 as h3', '<h4 class="x">4</h4><h6>6</h6>', '<h3>4</h3><h3>6</h3>'],
    ['removes scripts with their text', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['removes handlers and styles', '<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['keeps what unknown tags hold', '<div><span>a</span></div>', 'a'],
    ['removes javascript addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['removes disguised javascript addresses', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['removes data addresses', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['removes addresses relative to the page', '<a href="/admin">a</a>', '<a>a</a>'],
    [
      'keeps web, mail and phone addresses',
      '<a href="https://x.dk">a</a><a href="mailto:a@b.dk">b</a><a href="tel:1">c</a>',
      null,
    ],
    ['removes link targets', '<a href="https://x.dk" target="_blank">a</a>', '<a href="https://x.dk">a</a>'],
    ['keeps own images', '<img src="/images/55/a.webp" alt="a">', null],
    [
      'moves own images to where they are shown',
      '<img src="/api/caters/images/55/a.webp">',
      '<img src="/images/55/a.webp">',
    ],
    ['removes the address of foreign images', '<img src="https://evil.dk/a.png" alt="a">', '<img alt="a">'],
    ['removes images that climb out', '<img src="/images/../graphql?query=x" alt="a">', '<img alt="a">'],
    ['removes image handlers', '<img src="x" onerror="alert(1)">', '<img>'],
    ['removes svg and mathml', '<svg><g onload="alert(1)"></g></svg><math><mtext>a</mtext></math>', ''],
    ['removes frames and forms', '<iframe src="https://x.dk"></iframe><form action="/x"><input></form>', ''],
    ['removes mutated nesting', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>', ''],
  ])('%s', async (_what, html, expected) => {
    expect(await shown(html)).toBe(expected ?? html)
  })

  test('nothing to show is null', () => {
    expect([reader.shown(null), reader.written(' ')]).toEqual([null, null])
  })

  test('an editor gets headings as they are stored', async () => {
    const stored = '<h4>a</h4><img src="/api/caters/images/1/a">'
    expect((await reader.written(stored))?.text).toBe('<h4>a</h4><img src="/images/1/a">')
    expect(await shown(stored)).toBe('<h3>a</h3><img src="/images/1/a">')
  })

  test('DOMPurify leaves canonical HTML as it is', async () => {
    await assert(
      asyncProperty(anyHtml, async (html) => {
        const canonical = toCanonicalHtml(html)
        expect([html, await purify(canonical)]).toEqual([html, canonical])
      }),
      { numRuns: 1_000 },
    )
    expect(sample(anyHtml, 1_000).filter((html) => !isCanonicalHtml(html)).length).toBeGreaterThan(500)
  })
})

describe('SEC-1 a stored text', () => {
  test.each([
    ['49,000 characters of nested formatting', '<b>'.repeat(16_333), 'too_deep'],
    ['nested lists', '<ul><li>'.repeat(5_000), 'too_deep'],
    ['one level too many', `${'<b>'.repeat(51)}x${'</b>'.repeat(51)}`, 'too_deep'],
    ['one tag too many', `${'<p>x</p>'.repeat(1_000)}<br>`, 'too_many_tags'],
    ['two million characters', 'x'.repeat(2_000_000), 'too_long'],
  ])('that exceeds a limit is empty, and logged once: %s', async (_what, html, limit) => {
    for (const kind of ['shown', 'shown', 'written'] as const) expect((await reader[kind](html))?.text).toBe('')
    expect(logged).toEqual([[{ limit, length: html.length }, 'rich text dropped']])
  })

  test('is sanitized once for all concurrent readers', async () => {
    const texts = await Promise.all(Array.from({ length: 50 }, () => reader.shown('<p class="x">many</p>')))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]?.text).toBe('<p>many</p>')
  })

  test('is cached up to a number of bytes', () => {
    const small = createHtmlReader(log)
    const deep = (number: number, length: number) => '<b>'.repeat(51) + String(number).padEnd(length)
    const read = (number: number, length: number) => void small.shown(deep(number, length))
    for (let round = 0; round < 2; round += 1) for (let number = 0; number < 4; number += 1) read(number, 900_000)
    expect(logged).toHaveLength(4)
    // Some 1.8 MB each
    for (let number = 4; number < 20; number += 1) read(number, 900_000)
    expect(logged).toHaveLength(20)
    read(0, 900_000)
    expect(logged).toHaveLength(21)
  })

  test.each(Object.entries(COSTLY_HTML))('leaves what is costly to another thread: %s', async (_what, html) => {
    // DOMPurify is loaded with the first text
    await reader.shown('<p class="x">loaded</p>')
    let isShown = false
    const showing = Promise.resolve(reader.shown(`x${html}`)).then(() => {
      isShown = true
    })
    // This thread goes through the text once and does nothing more of its own: the rest comes by the event loop
    for (let step = 0; step < 1_000; step += 1) await undefined
    expect(isShown).toBe(isCanonicalHtml(`x${html}`))
    await showing
    expect(logged).toEqual([])
  })
})
