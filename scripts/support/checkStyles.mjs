import { readFileSync } from 'node:fs'
import { filesUnder } from '../toolchain.mjs'
import { unsupportedStyles } from './unsupportedStyles.mjs'

// Refuses what a supported browser (see browserslist in package.json) lacks in our style sheets.

/** What a browser may lack without harm, by the whole name or the property's, and why. */
const HARMLESS = {
  '@font-face { ascent-override }': 'texts move a little when the typeface arrives',
  '@font-face { descent-override }': 'likewise',
  '@font-face { line-gap-override }': 'likewise',
  '@font-face { size-adjust }': 'likewise',
  '@media (scripting)': 'without script a page also shows what needs it',
  '@page': 'the person chooses paper and margins',
  '@page { size }': 'likewise',
  '@starting-style': 'things appear at once',
  'break-after': 'a heading may end a printed sheet',
  'contain-intrinsic-size': 'belongs to content-visibility',
  'content-visibility': 'long lists take longer to draw',
  cursor: 'a touch screen has no pointer',
  'forced-color-adjust': 'that system has no forced colours',
  'overflow-anchor': 'only keeps a browser from moving the page, which that one does not',
  resize: 'a text field keeps its height',
  'scrollbar-width': 'a scroll bar is seen',
  'text-wrap': 'the lines of a heading are less even',
}
const harmless = (name) => [name, name.split(':')[0]].filter((key) => key in HARMLESS)

const found = filesUnder('web')
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => unsupportedStyles(file, readFileSync(file, 'utf8')).map((name) => ({ file, name })))
const refused = found.filter(({ name }) => harmless(name).length === 0)
for (const { file, name } of refused) console.error(`${file}: a supported browser lacks ${name}`)
const used = new Set(found.flatMap(({ name }) => harmless(name)))
const unused = Object.keys(HARMLESS).filter((key) => !used.has(key))
for (const key of unused)
  console.error(
    `scripts/support/checkStyles.mjs: every supported browser has ${key} now, or no style sheet asks for it`,
  )
if (refused.length + unused.length > 0) process.exit(1)
