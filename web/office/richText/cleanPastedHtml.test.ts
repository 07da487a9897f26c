// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPastedHtml } from './cleanPastedHtml.ts'

test.each([
  ['headings and lists stay', '<h4>Fisk</h4><ul><li>Sild</li></ul>', '<h4>Fisk</h4><ul><li>Sild</li></ul>'],
  ['classes, styles and handlers go', '<p class="x" style="color:red" onclick="x()">Sild</p>', '<p>Sild</p>'],
  ['scripts and styles go whole', '<style>p{}</style><p>Sild</p><script>alert(1)</script>', '<p>Sild</p>'],
  ['other tags leave their text', '<p><font face="Arial">Sild</font> <mark>og</mark> laks</p>', '<p>Sild og laks</p>'],
  ['blocks become paragraphs', '<div>Sild</div><div><p>Laks</p></div>', '<p>Sild</p><p>Laks</p>'],
  [
    'a style becomes a tag',
    '<span style="font-weight:700;font-style:italic">Sild</span>',
    '<strong><em>Sild</em></strong>',
  ],
  ['Google wraps in what is not bold', '<b style="font-weight:normal"><p>Sild</p></b>', '<p>Sild</p>'],
  ['links to pages stay', '<a href="https://x.dk" target="_blank">x</a>', '<a href="https://x.dk">x</a>'],
  ['links that run code lose it', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ["strangers' images go", '<p><img src="https://x.dk/a.png">Sild</p>', '<p>Sild</p>'],
  ['comments go', '<!--[if gte mso 9]>x<![endif]--><p>Sild</p>', '<p>Sild</p>'],
])('RTE-1 pasted HTML is cleaned: %s', (_what, pasted, cleaned) => {
  expect(cleanPastedHtml(pasted)).toBe(cleaned)
})

test('RTE-1 lists of Word become HTML lists', () => {
  const item = (bullet: string, text: string) =>
    `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${bullet}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`
  expect(cleanPastedHtml(`${item('·', 'Sild')}${item('·', 'Laks')}${item('1.', 'Ost')}`)).toBe(
    '<ul><li>Sild</li><li>Laks</li></ul><ol><li>Ost</li></ol>',
  )
})
