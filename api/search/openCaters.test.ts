import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PublicCater } from '../../contract/caters.ts'
import type { CaterSuggestionsResponse } from '../../contract/caterSearch.ts'
import { isAtPlace, kilometresFrom, NEARBY_KM } from '../../domain/search/caterPlaces.ts'
import { districtsOf } from '../../domain/search/places.ts'
import { call } from '../orders/testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { indexAllStale, THROWING } from './searchIndex.ts'
import { catalogues, insertCater, insertFilters, TOWNS, ZIP_CODES } from './testing/randomCatalogue.ts'

/** The first has caterers that are found, nearby and neither; another one each time, which the message of a failure names. */
const SEEDS = [5, Math.floor(Math.random() * 1_000_000)]
const AT_MOST = 2

let service: TestApp
let filters: { id: number; name: string; type: string }[]
let all: PublicCater[]
beforeAll(async () => {
  service = await openTestApp()
  filters = await insertFilters(service.db)
  const drawn = SEEDS.flatMap((seed) => fc.sample(catalogues, { numRuns: 2, seed }).flat())
  for (const [index, cater] of drawn.entries())
    await insertCater(
      service.db,
      cater,
      `Køkken ${index}`,
      filters.map(({ id }) => id),
    )
  await indexAllStale(service.db, THROWING, { isRetry: true })
  all = await readAll('storefront=true')
  return () => service.close()
})

/** All pages of a list, three caterers at a time. */
async function readAll(query: string): Promise<PublicCater[]> {
  const caters: PublicCater[] = []
  let next: string | null = `/caters?${query}&limit=3`
  while (next !== null) {
    const answer = await call(service, 'GET', next)
    expect([query, answer.statusCode]).toEqual([query, 200])
    caters.push(...answer.json())
    next = /<\/api\/v2([^>]+)>/.exec(`${answer.headers.link ?? ''}`)?.[1] ?? null
  }
  return caters
}

const places = [
  '',
  ...ZIP_CODES,
  '80',
  '5',
  '9999',
  '1100',
  ...TOWNS,
  'københavn',
  'Kbh',
  'bru',
  'køkken 1',
  'ukendt by',
]
const searches = places.flatMap((place) => [[], [0], [0, 1], [1, 2]].map((chosen) => ({ place, chosen })))
const byType = (ids: readonly number[]) =>
  [...new Set(filters.map(({ type }) => type))]
    .map((type) => filters.filter((filter) => filter.type === type && ids.includes(filter.id)).map(({ id }) => id))
    .filter(({ length }) => length > 0)
const namesOf = (cater: PublicCater) => filters.filter(({ id }) => cater.filters.includes(id)).map(({ name }) => name)
const idsOf = (caters: readonly PublicCater[]) => caters.map(({ id }) => id)

describe('SCA-13 SCA-14 the caterers at a place', () => {
  test('are those that the rules of places find among all, page by page, with the nearest beside them', async () => {
    const seen = { found: 0, near: 0, any: 0 }
    for (const { place, chosen } of searches) {
      const ids = chosen.map((index) => filters[index]?.id ?? 0)
      const query = new URLSearchParams({ place, filters: [...ids, ...ids, 987_654].join() }).toString()
      const groups = byType(ids)
      const filtered = all.filter((cater) => groups.every((group) => group.some((id) => cater.filters.includes(id))))
      const found = filtered.filter((cater) => isAtPlace(cater, place, namesOf(cater)))
      expect([SEEDS, query, idsOf(await readAll(`storefront=true&${query}`))]).toEqual([SEEDS, query, idsOf(found)])

      const from = districtsOf(place)
      const wayTo = (cater: PublicCater) => kilometresFrom(from, cater) ?? Number.MAX_SAFE_INTEGER
      const near = filtered.filter((cater) => !found.includes(cater) && wayTo(cater) <= NEARBY_KM)
      const areNearby = found.length + near.length > 0
      const nearest = (areNearby ? near : all).toSorted((a, b) => wayTo(a) - wayTo(b)).slice(0, AT_MOST)
      const answer = await call(service, 'GET', `/cater-suggestions?${query}&limit=${AT_MOST}`)
      const suggestions: CaterSuggestionsResponse = answer.json()
      const suggested = suggestions.caters.map(({ cater, kilometres }) => [cater.id, kilometres])
      const expected = nearest.map((cater) => [cater.id, kilometresFrom(from, cater)])
      expect([SEEDS, query, suggestions.areNearby, suggested]).toEqual([SEEDS, query, areNearby, expected])

      seen.found += found.length
      if (nearest.length > 0) seen[areNearby ? 'near' : 'any'] += 1
    }
    expect(Object.values(seen).every((times) => times > 0)).toBe(true)
  })

  test('refuses a cursor of another place', async () => {
    const first = await call(service, 'GET', '/caters?storefront=true&place=køkken&limit=1')
    const cursor = /cursor=([^>&]+)/.exec(`${first.headers.link ?? ''}`)?.[1]
    const other = await call(service, 'GET', `/caters?storefront=true&place=8000&limit=1&cursor=${cursor}`)
    expect([other.statusCode, other.json().title]).toEqual([400, 'invalid_cursor'])
  })
})
