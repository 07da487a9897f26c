import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { CATALOGUE_TABLES } from './catalogueMarkerStore.ts'
import { CATALOGUE_WRITES, type Catalogue, createCatalogue } from './testing/catalogueWrites.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

const URLS = ['/products/menus', '/categories', '/services', ''] as const
const urlOf = (caterId: number, part: string) => (part ? `/caters/${caterId}${part}` : `/caters-public/${caterId}`)

/** A problem has the id of its request. */
const bodyOf = ({ statusCode, body }: { statusCode: number; body: string }) => (statusCode === 200 ? body : '')

describe('a 304 of a catalogue', () => {
  let catalogue: Catalogue
  beforeEach(async () => {
    catalogue = await createCatalogue(service)
  })

  test.each(Object.entries(CATALOGUE_WRITES))('is never that of the catalogue before %s', async (_, write) => {
    const { call, caterId } = catalogue
    for (const as of ['public', 'own'] as const) {
      const read = (part: string, headers = {}) => call('GET', urlOf(caterId, part), { as, headers })
      for (const part of URLS) {
        // Once to know the body, once to answer by what is known
        const headers = { 'if-none-match': String((await read(part)).headers.etag) }
        for (const round of [1, 2])
          expect([part, round, (await read(part, headers)).statusCode]).toEqual([part, round, 304])
      }
    }
    const before = await Promise.all(URLS.map((part) => call('GET', urlOf(caterId, part))))
    expect([200, 201]).toContain((await write(catalogue)).statusCode)
    let changed = 0
    for (const [index, part] of URLS.entries()) {
      const { body, headers } = before[index]!
      for (const as of ['own', 'public'] as const) {
        const now = await call('GET', urlOf(caterId, part), { as })
        const isSame = now.statusCode === 200 && now.body === body
        if (!isSame) changed += 1
        const conditional = { 'if-none-match': String(headers.etag) }
        for (const round of [1, 2]) {
          const answer = await call('GET', urlOf(caterId, part), { as, headers: conditional })
          expect([part, as, round, answer.statusCode]).toEqual([part, as, round, isSame ? 304 : now.statusCode])
          expect(answer.headers.etag).toBe(now.headers.etag)
          expect(bodyOf(answer)).toBe(isSame ? '' : bodyOf(now))
        }
      }
    }
    expect(changed).toBeGreaterThan(0)
  })

  test('is not answered to those who may not see the catalogue any more', async () => {
    const { call, caterId } = catalogue
    const url = urlOf(caterId, '/services')
    const headers = { 'if-none-match': String((await call('GET', url, { as: 'own' })).headers.etag) }
    await call('PUT', '/caters', { as: 'admin', body: { id: caterId, active: false } })
    for (const round of [1, 2]) expect([round, (await call('GET', url, { headers })).statusCode]).toEqual([round, 304])
    for (const as of ['public', 'stranger'] as const)
      expect((await call('GET', url, { as, headers })).statusCode).toBe(404)
  })

  test('takes every table into account that belongs to a caterer, a menu, a category or a dish', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('cater'::regclass, 'menu'::regclass, 'category'::regclass, 'dish'::regclass)
    `.execute(service.db)
    /** Tables that no catalogue shows. */
    const others = [
      'page',
      'user',
      'order',
      'orderCount',
      'bookedCovers',
      'catalogueVersion',
      'productionPrint',
      'offer',
      'offerNumber',
      'sharedBasket',
      'change',
    ]
    const tables = rows.map(({ table }) => table.replaceAll('"', ''))
    expect(tables.filter((table) => !(table in CATALOGUE_TABLES) && !others.includes(table))).toEqual([])
  })
})
