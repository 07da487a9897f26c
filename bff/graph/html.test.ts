import { describe, expect, test } from 'vitest'
import { safeHtml } from './html.ts'

const shown = async (html: string) => (await safeHtml(html))?.text

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
    [
      'removes mutated nesting',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
      '<p></p>',
    ],
  ])('%s', async (_what, html, expected) => {
    expect(await shown(html)).toBe(expected ?? html)
  })

  test('nothing to show is null', () => {
    expect([safeHtml(null), safeHtml(' ')]).toEqual([null, null])
  })
})
