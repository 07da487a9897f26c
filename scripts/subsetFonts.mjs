// Makes the typefaces of a first view: only the letters that Danish pages are made of, and only the weights that the
// styles use. Run by hand when a typeface, a weight or a letter changes; the files are committed.

import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
// the same as in unicode-range of web/ui/fonts.css
const LETTERS = `${ASCII}\u00a0§°·½×ÄÅÆÉÖØÜàäåæèéêöøü–—‘’“”„•…€−`

const TYPEFACES = [
  { name: 'hanken-grotesk', file: 'hanken-grotesk-latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
  // its largest optical size: it sets headings
  { name: 'hedvig-letters-serif', file: 'hedvig-letters-serif-latin-opsz-normal', axes: { opsz: 24 } },
]

for (const { name, file, axes } of TYPEFACES) {
  const whole = await readFile(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`)
  const subset = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(`web/ui/fonts/${name}.woff2`, subset)
  console.log(`${name}: ${whole.length} bytes, subset ${subset.length}`)
}
