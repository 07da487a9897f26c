import { expect, test } from 'vitest'
import { unsupportedStyles } from './unsupportedStyles.mjs'

test.each([
  ['color: oklch(from var(--seed) l c h)', 'oklch(from ...)'],
  ['--accent: color(from var(--seed) srgb r g b)', 'color(from ...)'],
  ['field-sizing: content', 'field-sizing'],
  ['text-wrap: balance', 'text-wrap'],
  ['grid-template-rows: subgrid', 'grid-template-rows: subgrid'],
  ['width: calc-size(auto, size)', 'calc-size()'],
  ['&:popover-open { color: red }', ':popover-open'],
  ['@scope (.card) { p { color: red } }', '@scope'],
  ['@media (scripting: none) { color: red }', '@media (scripting)'],
])('VIS-21 the check of style sheets refuses %s', (declaration, name) => {
  expect(unsupportedStyles('page.css', `.page { ${declaration} }`)).toEqual([name])
})

test.each([
  ['the build writes in older words', 'color: light-dark(red, blue); --line: light-dark(red, blue); user-select: none'],
  ['the browser is asked for', '@supports (field-sizing: content) { field-sizing: content }'],
  ['all have', '&:has(> p) { display: grid; color: oklch(0.7 0.1 200) }'],
  ["is one browser's own", '&::-webkit-meter-bar { color: red }'],
])('VIS-21 the check of style sheets takes what %s', (_kind, declarations) => {
  expect(unsupportedStyles('page.css', `.page { ${declarations} }`)).toEqual([])
})
