import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBreakpoints } from './breakpoints.ts'

test('a name is the width of the window, or of the container', () => {
  expect(withBreakpoints('media', 'screen and (--laptop) and (max-height: 30rem)')).toBe(
    'screen and (max-width: 70rem) and (max-height: 30rem)',
  )
  expect(withBreakpoints('media', 'not (--phone)')).toBe('not (max-width: 45rem)')
  expect(withBreakpoints('container', 'main (--phone)')).toBe('main (max-width: 36rem)')
  expect(() => withBreakpoints('media', '(--watch)')).toThrow('No breakpoint is called --watch')
})

test('no style sheet writes a width of its own', () => {
  const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const queries = sheets.flatMap((file) =>
    [...readFileSync(join('web', file), 'utf8').matchAll(/@(?:media|container)\b[^{]*/g)].map(
      ([query]) => `${file}: ${query}`,
    ),
  )
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => /\b(width|inline-size)\b/.test(query))).toEqual([])
})
