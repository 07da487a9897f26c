import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageCache } from './pageCache.ts'
import { SEARCHES } from './publicPages.ts'
import type { Rendered } from './pageCache.ts'

let isChanged: boolean
const counted: string[] = []
const metrics = { count: (_name: string, { from }: { from: string }) => void counted.push(from) } as never

beforeEach(() => {
  vi.useFakeTimers()
  isChanged = false
  counted.length = 0
})
afterEach(() => vi.useRealTimers())

const open = (isServedStale = true) => createPageCache({ maxBytes: 1_000_000, isServedStale, metrics })

function page(text: string, values: Partial<Rendered> & { status?: number } = {}): Rendered {
  const { status = 200, ...rest } = values
  return {
    page: { status, headers: {}, body: Buffer.from(text) },
    isValid: () => !isChanged,
    isFailure: false,
    ...rest,
  }
}
const render = (text: string, values?: Parameters<typeof page>[1]) =>
  vi.fn<() => Promise<Rendered>>(async () => page(text, values))
const never = () => new Promise<Rendered>(() => {})
const textOf = async (found: Promise<{ body: Buffer }>) => (await found).body.toString()
const FAILED = { isFailure: true, isValid: null, status: 503 }

describe('SCA-2 the cache of pages', () => {
  test('many concurrent requests wait for one rendering, and those after them for none', async () => {
    const cache = open()
    const first = render('one')
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache.find('/', first))))
    expect(new Set(texts)).toEqual(new Set(['one']))
    expect(await textOf(cache.find('/', never))).toBe('one')
    expect(first).toHaveBeenCalledTimes(1)
    expect(counted).toEqual(['rendered', 'cache'])
  })

  test('a page is rendered anew after a change, and after a minute', async () => {
    const cache = open()
    await cache.find('/', render('one'))
    isChanged = true
    expect(await textOf(cache.find('/', render('two', { isValid: () => true })))).toBe('two')
    vi.advanceTimersByTime(59_999)
    expect(await textOf(cache.find('/', never))).toBe('two')
    vi.advanceTimersByTime(1)
    expect(await textOf(cache.find('/', render('three')))).toBe('three')
  })

  test('SCA-3 after a second one revalidation for all finds out whether something has changed', async () => {
    const cache = open()
    const refresh = vi.fn<(maxAgeMs: number) => Promise<void>>(async () => {})
    await cache.find('/', render('one', { refresh }))
    await cache.find('/', never)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    await Promise.all([cache.find('/', never), cache.find('/', never)])
    expect(refresh).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    refresh.mockImplementation(async () => void (isChanged = true))
    expect(await textOf(cache.find('/', render('two')))).toBe('two')
  })

  test('a request after a change gets no page that was begun before it', async () => {
    const cache = open()
    let finish = (_rendered: Rendered) => {}
    const early = cache.find('/', () => new Promise((resolve) => (finish = resolve)))
    const late = cache.find('/', render('after'))
    isChanged = true
    finish(page('before'))
    expect(await textOf(early)).toBe('before')
    expect(await textOf(late)).toBe('after')
  })

  test('a page that fails, throws or is slow is answered with the one before it', async () => {
    const cache = open()
    await cache.find('/', render('whole'))
    isChanged = true
    expect(await textOf(cache.find('/', render('failed', FAILED)))).toBe('whole')
    expect(await textOf(cache.find('/', () => Promise.reject(new Error('broken'))))).toBe('whole')
    const slow = textOf(cache.find('/', never))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await slow).toBe('whole')
    expect(counted.filter((from) => from === 'stale')).toHaveLength(3)
  })

  test('after a day a page that fails is shown as such, and a search at once', async () => {
    const [cache, searches] = [open(), open(false)]
    for (const pageCache of [cache, searches]) await pageCache.find('/', render('whole'))
    isChanged = true
    expect(await textOf(searches.find('/', render('failed', FAILED)))).toBe('failed')
    vi.advanceTimersByTime(86_400_001)
    expect(await textOf(cache.find('/', render('failed', FAILED)))).toBe('failed')
  })

  test('searches are cached for ten seconds, and no more than 500 of them', async () => {
    const cache = createPageCache({ ...SEARCHES, metrics })
    const isCached = async (number: number) => {
      const again = render('again')
      await cache.find(`/?by=${number}`, again)
      return again.mock.calls.length === 0
    }
    for (let number = 0; number < 501; number += 1) await cache.find(`/?by=${number}`, render('first'))
    const cached = await Promise.all(Array.from({ length: 200 }, (_, index) => isCached(500 - index)))
    expect(new Set(cached)).toEqual(new Set([true]))
    expect(await isCached(0)).toBe(false)
    vi.advanceTimersByTime(9_999)
    expect(await isCached(500)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await isCached(500)).toBe(false)
  })

  test('what is not to be cached is rendered for each, and replaces what was cached', async () => {
    const cache = open()
    await cache.find('/', render('open'))
    isChanged = true
    const closed = { isValid: null, status: 404 }
    expect(await textOf(cache.find('/', render('closed', closed)))).toBe('closed')
    expect(await textOf(cache.find('/', render('failed', FAILED)))).toBe('failed')
  })

  test('who has points left is not refused with whoever has none', async () => {
    const cache = open()
    const refused = cache.find('/', render('refused', { ...FAILED, status: 429 }))
    const joined = cache.find('/', render('whole'))
    expect([await textOf(refused), await textOf(joined)]).toEqual(['refused', 'whole'])
  })
})
