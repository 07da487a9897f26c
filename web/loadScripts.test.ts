// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listScripts, LOAD_SCRIPTS } from './loadScripts.ts'

let tellPaint = () => {}

class Observer {
  private readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    if (type === 'paint' && buffered) tellPaint = this.tell
  }
}

// oxlint-disable-next-line no-new-func -- jsdom runs no script elements here
const run = () => new Function(LOAD_SCRIPTS)()

const wanted = () =>
  [...document.head.querySelectorAll('script, link')].map((element) => [
    element.getAttribute('src') ?? element.getAttribute('href'),
    element.getAttribute('type') ?? element.getAttribute('rel'),
    element.getAttribute('fetchpriority'),
  ])

const SCRIPTS = ['/assets/entry.js', '/assets/shared.js']
const ALL = [
  ['/assets/entry.js', 'module', 'low'],
  ['/assets/shared.js', 'modulepreload', 'low'],
]

beforeEach(() => {
  tellPaint = () => {}
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  document.head.replaceChildren()
  document.body.innerHTML = listScripts('/assets/entry.js', SCRIPTS, false)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('VIS-24 scripts wait until the page has been painted, and are loaded once', () => {
  run()
  expect(wanted()).toEqual([])
  tellPaint()
  expect(wanted()).toEqual(ALL)
  vi.runAllTimers()
  expect(wanted()).toEqual(ALL)
})

test('VIS-24 where no paint is told, scripts are loaded after a while', () => {
  run()
  expect(wanted()).toEqual([])
  vi.runAllTimers()
  expect(wanted()).toEqual(ALL)
})

test('VIS-24 a page that goes to the background before it is painted loads its scripts', () => {
  run()
  window.dispatchEvent(new Event('visibilitychange'))
  expect(wanted()).toEqual(ALL)
})

test('VIS-24 a page in the background, which is not painted, loads its scripts at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  run()
  expect(wanted()).toEqual(ALL)
})

test('VIS-24 a private page, in which somebody works, loads its scripts at once', () => {
  document.body.innerHTML = listScripts('/assets/entry.js', SCRIPTS, true)
  run()
  expect(wanted()).toEqual(ALL)
})
