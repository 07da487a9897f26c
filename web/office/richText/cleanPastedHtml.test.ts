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

/** What is pasted, without the blanks that a page does not show. */
const clean = (html: string) =>
  cleanPastedHtml(html)
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li|h2)>) ?/g, '$1')

test('RTE-2 cells of Google Sheets are parted, one paragraph a row', () => {
  expect(
    clean(`<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Laks</td><td style="text-align:right;">45</td></tr><tr style="height:21px;"><td>Tatar<br/>med løg</td><td></td><td style="text-align:right;">65</td></tr></tbody></table>`),
  ).toBe('<p>Laks 45</p><p>Tatar med løg 65</p>')
})

test('RTE-2 cells of Excel are parted, one paragraph a row', () => {
  expect(
    clean(`<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:Standard;}--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 width=64 style='height:15.0pt;width:48pt'>Laks</td>
  <td class=xl65 align=right width=64 style='width:48pt'>45,00</td>
 </tr>
 <tr height=20><td height=20>Tatar</td><td class=xl65 align=right>65,00</td></tr>
<!--EndFragment-->
</table></body></html>`),
  ).toBe('<p>Laks 45,00</p><p>Tatar 65,00</p>')
})

test('RTE-2 a table and a list with levels of Word keep what parts words and levels', () => {
  const item = (level: number, bullet: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`
  expect(clean(item(1, '·', 'Fisk') + item(2, 'o', 'Laks') + item(3, '1.', 'Røget') + item(1, '·', 'Kød'))).toBe(
    '<ul><li>Fisk<ul><li>Laks<ol><li>Røget</li></ol></li></ul></li><li>Kød</li></ul>',
  )
  expect(clean(item(2, 'o', 'Laks') + item(1, '·', 'Kød') + item(1, '1.', 'Ost'))).toBe(
    '<ul><li>Laks</li><li>Kød</li></ul><ol><li>Ost</li></ol>',
  )
  expect(
    clean(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Laks</b><o:p></o:p></p><p class=MsoNormal>med dild<o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal align=right>45<o:p></o:p></p></td>
 </tr></table>`),
  ).toBe('<p><b>Laks</b> med dild 45</p>')
})

test('RTE-2 nested lists and tables of Google Docs keep what parts words and levels', () => {
  const item = (level: number, text: string) =>
    `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">${text}</span></p></li>`
  expect(
    clean(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0;">${item(1, 'Fisk')}<ul>${item(2, 'Laks')}<ul>${item(3, 'Røget')}</ul></ul>${item(1, 'Kød')}</ul><br /></b>`,
    ),
  ).toBe(
    '<ul><li><p>Fisk</p><ul><li><p>Laks</p><ul><li><p>Røget</p></li></ul></li></ul></li><li><p>Kød</p></li></ul><br>',
  )
  expect(
    clean(
      `<b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span>Laks</span></p></td><td><p dir="ltr"><span style="font-weight:700">45</span></p></td></tr></tbody></table></div></b>`,
    ),
  ).toBe('<p>Laks <strong>45</strong></p>')
})

test.each([
  [
    'a table for layout',
    '<table><tr><td><h2>Fisk</h2><ul><li>Sild</li></ul></td><td>Laks</td></tr></table>',
    '<h2>Fisk</h2><ul><li>Sild</li></ul><p>Laks</p>',
  ],
  [
    'a table in a table',
    '<table><tr><td><table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table></td></tr></table>',
    '<p>A 1</p><p>B 2</p>',
  ],
  ['a rule', 'Sild<hr>Laks', 'Sild<br>Laks'],
  ['a caption', '<figure><p>Sild</p><figcaption>Røget</figcaption></figure>', '<p>Sild</p><p>Røget</p>'],
  ['an address', '<address>Ågade 1</address><address>Aarhus</address>', '<p>Ågade 1</p><p>Aarhus</p>'],
  ['details', '<details><summary>Fisk</summary>Laks</details>', '<p>Fisk</p>Laks'],
])('RTE-2 nothing that parts words is lost: %s', (_what, pasted, cleaned) => {
  expect(clean(pasted)).toBe(cleaned)
})
