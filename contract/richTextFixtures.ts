import { array, constantFrom, oneof, string, tuple } from 'fast-check'

const name = constantFrom(
  ...'a b i u em strong p ul ol li h1 h2 h3 h4 h6 br img'.split(' '),
  ...'div span font table tr td svg math script style title noscript template x-y'.split(' '),
)
const attributes = constantFrom(
  '',
  ' ',
  '/',
  ' class="x"',
  ' onclick=x',
  ' x="',
  ' href="https://x.dk?a=1&b=2"',
  ' href=javascript:x',
  " href='mailto:a@b.dk'",
  ' href="java&#115;cript:x"',
  ' src="/images/a"',
  ' src=/api/caters/images/1/a.webp alt="a &quot; b"',
  ' alt="<p>"',
)
const text = oneof(
  constantFrom('a', ' ', 'æ', '&amp;', '&lt;', '&oslash;', '&#60;', '&#0;', '&nbsp', '&', '<', '>', '"', "'", '='),
  constantFrom('<!--', '-->', '--!>', '<!', '<?x', '</', '</>', '<![CDATA[', ']]>', '\u00a0', '\r', '\0', '\ud800'),
  string({ maxLength: 4 }),
)
const start = tuple(name, attributes).map(([tag, rest]) => `<${tag}${rest}>`)
const end = name.map((tag) => `</${tag}>`)
const element = tuple(start, array(oneof(text, start, end), { maxLength: 3 }), name).map(
  ([opening, inner, tag]) => `${opening}${inner.join('')}</${tag}>`,
)

/** HTML of any kind: well and badly nested, cut off and disguised. */
export const anyHtml = array(oneof(text, start, end, element), { maxLength: 12 }).map((parts) => parts.join(''))

const numbered = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')
const around = (levels: number, open: string, inner: string, close: string) =>
  open.repeat(levels) + inner + close.repeat(levels)

/** Texts within the limits of what can be written that cost a parser, a sanitizer or a regular expression the most. */
export const COSTLY_HTML: Readonly<Record<string, string>> = {
  'many paragraphs': '<p class="x">x</p>'.repeat(1000),
  'many line breaks': '<br class="x">x'.repeat(2000),
  'many links': numbered(1000, (i) => `<a href="https://x.dk/${i}" class="x">x</a>`),
  'many pictures': '<img alt=x src=/images/a>'.repeat(1999),
  'nested formatting': around(50, '<b>', 'x', '</b>').repeat(20),
  'nested lists': around(25, '<ul><li>', 'x', '</li></ul>').repeat(20),
  'elements deep down': around(49, '<b>', '<i>x</i>'.repeat(950), '</b>'),
  'formatting that is not closed, then paragraphs': `<p>${numbered(48, (i) => `<b class=${i}>`)}</p>${'<p>x</p>'.repeat(900)}`,
  'formatting that overlaps': '<b><p></b>x'.repeat(600),
  'links within links': '<a href="https://x.dk">x'.repeat(1999),
  'tables that lack their rows': `${'<table>'.repeat(30)}${'<td>x'.repeat(19)}`,
  'unknown elements': '<x-y>x</x-y>'.repeat(1000),
  'blocks that are not allowed': '<div>x</div>'.repeat(1000),
  'many attributes': `<a ${numbered(12_000, (i) => `${i.toString(36)} `)}>x</a>`,
  'attributes everywhere': `<b ${numbered(8, (i) => `a${i}=1 `)}>x</b>`.repeat(990),
  'many character references': '&amp;'.repeat(9_990),
  'many numeric references': '&#60;'.repeat(9_990),
  'references that are none': '&a'.repeat(16_000),
  'signs that are no tags': '<'.repeat(49_000),
  'tags that are cut off': '<a'.repeat(24_000),
  'quotes that are cut off': '<a href="'.repeat(5_000),
  'ends that are cut off': '</'.repeat(24_000),
  'comments that are cut off': '<!--'.repeat(12_000),
  'many comments': '<!---->'.repeat(7_000),
  'blanks within a tag': `<a x ${' '.repeat(49_000)}`,
  'slashes within a tag': `<a ${'/'.repeat(49_000)}`,
  'equals signs within a tag': `<a ${'= '.repeat(24_000)}`,
  'blanks within text': `x${' \n'.repeat(24_000)}x`,
  'raw text without an end': '<style>'.repeat(7_000),
  'ends without a start': '</b>'.repeat(2_000),
  'only text': 'Smørrebrød og øl. '.repeat(2_700),
}
