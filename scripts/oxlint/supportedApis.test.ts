import { expect, test } from 'vitest'
import { refusedLines } from './testing/refusedLines.ts'

const refused = (...lines: string[]) => refusedLines('supported', 'apis', 'page.ts', lines)

test('VIS-21 lint refuses the APIs that a supported browser lacks', () => {
  const lines = [
    'const isAddress = URL.canParse(text)',
    'const read = texts.filter(URL.canParse)',
    'requestIdleCallback(send)',
    'window.requestIdleCallback(send)',
    "const pattern = new URLPattern('/ordre/:id')",
    'const byDay = Object.groupBy(orders, dayOf)',
    'document.startViewTransition(show)',
    'const isShown = (row: Element) => row.checkVisibility()',
  ]
  expect(refused(...lines)).toEqual(lines.map((_, index) => index + 1))
})

test('VIS-21 lint takes what every supported browser has, what is asked for, and names of ours', () => {
  const lines = [
    'const address = new URL(text)',
    'window.requestIdleCallback?.(send)',
    'const isKnown = typeof URLPattern === "function"',
    'type Pattern = URLPattern',
    'const text = order.toString()',
    'const answer = { restore: 1, navigation: 2 }',
    'class CloseWatcher { static open() {} }',
    'CloseWatcher.open()',
  ]
  expect(refused(...lines)).toEqual([])
})
