import type { RouteObject } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { routesFor } from '../../../web/routes.tsx'
import type { AnonymousRow } from './anonymousRequest.ts'
import { DOCUMENT_REQUESTS, isKnownToVisitors, staleNames } from './documentRequests.ts'
import { measurePrice, type PricedServer } from './measurePrice.ts'
import { FREE_REQUESTS, OTHER_REQUESTS, PAGES, STATUSES } from './otherRequests.ts'
import { startPricedServer } from './startPricedServer.ts'

/** Seconds of processor time that a minute of one network may take. */
const MAX_SECONDS = 30
/** Milliseconds for a few headers: three times what any of them takes. */
const MAX_FREE_MS = 1
/** Others may slow down a measurement; nothing makes one too fast. */
const TRIES = 3

let server: PricedServer
beforeAll(async () => {
  const started = await startPricedServer()
  server = started
  return started.stop
})

/** The paths of routes that have a page, '/*' for what leads nowhere. */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', index, children, lazy }) => {
    const here = path === '' ? above : `${above}/${path}`
    const isPage = index === true || (path !== '' && (lazy !== undefined || path === '*'))
    return [...(isPage ? [here === '' ? '/' : here] : []), ...pathsOf(children ?? [], here)]
  })

/** What a visitor gets of a document: false where nothing but nulls. */
const isAnswered = (data: unknown): boolean =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).some(([name, value]) => !name.startsWith('__') && isAnswered(value))
    : data !== null && data !== undefined

describe('SEC-13 every request of a visitor has a price', () => {
  test('each page has a row', () => {
    const routes = [{ slug: 'smagen' }, { slug: null }].flatMap((host) => pathsOf(routesFor(host)))
    expect(Object.keys(PAGES).filter((path) => path !== '/admin')).toEqual(expect.arrayContaining([...new Set(routes)]))
  })

  test('each document that answers a visitor anything has a row', async () => {
    expect(staleNames()).toEqual([])
    const answered: string[] = []
    for (const [name, row] of Object.entries(DOCUMENT_REQUESTS)) {
      const { path, headers, body } = row(server.demo, 0)
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', headers, body })
      const { data } = (await answer.json()) as { data?: unknown }
      if (isAnswered(data)) answered.push(name)
    }
    expect(answered.filter((name) => !isKnownToVisitors(name))).toEqual([])
  })
})

// The counters of processor time are Linux'
const { platform } = process

/** Measures a row until it is within its limit, a few times at most. */
async function measureWithin(limit: number, part: 'ms' | 'secondsAMinute', row: AnonymousRow) {
  let least = Infinity
  let statuses: number[] = []
  for (let tries = 0; tries < TRIES && least > limit; tries++) {
    const price = await measurePrice(server, row)
    least = Math.min(least, price[part])
    statuses = price.statuses
  }
  return { least, statuses }
}

test.skipIf(platform !== 'linux').each(Object.entries(FREE_REQUESTS))(
  'SEC-13 %s, which has no price, takes no more than it would to refuse it',
  async (name, row) => {
    const { least, statuses } = await measureWithin(MAX_FREE_MS, 'ms', row)
    expect(statuses).toEqual([STATUSES[name] ?? 200])
    expect(least).toBeLessThanOrEqual(MAX_FREE_MS)
  },
)

describe.skipIf(platform !== 'linux')(
  `SEC-13 the points of a network's minute buy at most ${MAX_SECONDS} s of processor time`,
  () => {
    test.each(Object.entries({ ...PAGES, ...OTHER_REQUESTS, ...DOCUMENT_REQUESTS }))('%s', async (name, row) => {
      const { least, statuses } = await measureWithin(MAX_SECONDS, 'secondsAMinute', row)
      expect(statuses).toEqual([STATUSES[name] ?? 200])
      expect(least).toBeLessThanOrEqual(MAX_SECONDS)
    })
  },
)
