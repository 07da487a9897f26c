import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import {
  CATALOGUE_WRITES,
  type Catalogue,
  type CatalogueWrite,
  createCatalogue,
} from '../catalogue/testing/catalogueWrites.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createSearchIndexJob } from './searchIndexJob.ts'
import { compareIndex, indexAllStale, rebuildIndex, THROWING } from './searchIndex.ts'

const called = new Set<string>()
let service: TestApp
let catalogue: Catalogue
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

/** The caterer's storefront page, which the search needs; and a filter of it. */
let pageId: number
let filterId: number
beforeEach(async () => {
  catalogue = await createCatalogue(service)
  const { caterId } = catalogue
  const page = { url: `/indeks${caterId}`, title: 'Køkken', caterId, blocks: '[]' }
  pageId = (await service.db.insertInto('page').values(page).returning('id').executeTakeFirstOrThrow()).id
  const filter = { name: `Filter ${caterId}`, type: 'foodtype' as const }
  filterId = (await service.db.insertInto('filter').values(filter).returning('id').executeTakeFirstOrThrow()).id
  await service.db.insertInto('caterFilter').values({ caterId, filterId }).execute()
  await service.db.insertInto('foodDeclaration').values(declared(caterId, catalogue.dish)).execute()
  await service.db.insertInto('menuDish').values({ menuId: catalogue.platter, dishId: catalogue.dish }).execute()
  await service.db.updateTable('menu').set({ allFoodsListed: true }).where('id', '=', catalogue.platter).execute()
  await indexAllStale(service.db, THROWING, { isRetry: true })
})

const declaration = {
  contains: [{ allergen: 'FISH', sources: [] }],
  mayContain: [],
  free: ALLERGENS.filter((allergen) => allergen !== 'FISH'),
  diets: [],
  isComplete: true,
}
const declared = (caterId: number, dishId: string) => ({
  caterId,
  dishId,
  itemId: null,
  contains: JSON.stringify(declaration.contains),
  mayContain: '[]',
  free: JSON.stringify(declaration.free),
  diets: '[]',
  isComplete: true,
  declaredAt: new Date(),
  userId: null,
})

/** The writes that a caterer's own parts of the service do not show, and those of the marketplace. */
const OTHER_WRITES: Record<string, CatalogueWrite> = {
  'a menu of another course, with a season and a lead time': ({ call, path, platter }) =>
    call('PUT', `${path}/products/menus/${platter}`, {
      body: { course: 'DESSERT', offeredFrom: '2027-01-01', offeredTo: null, leadTime: { days: 3, cutoff: '12:00' } },
    }),
  'menus in another order, by the address that v2 has too': ({ call, path, platter }) =>
    call('PUT', `${path}/products/menus/update/ordering'`, { body: { menus: [{ id: platter, order: 2 }] } }),
  'a changed item': ({ call, path, platter, child }) =>
    call('PUT', `${path}/products/menus/${platter}/child/${child}`, { body: { price: 15, mainMenuId: platter } }),
  'a new item': ({ call, path, platter }) =>
    call('POST', `${path}/products/menus/${platter}/child`, { body: { type: 'include', name: 'Laks' } }),
  'availability rules': ({ call, path }) =>
    call('PUT', `${path}/availability-rules`, {
      body: { ...NO_SETTINGS, capacity: [10, 10, 10, 10, 10, null, null], closedOnHolidays: true },
    }),
  zones: ({ call, path }) =>
    call('PUT', `${path}/zones`, {
      body: {
        zones: [
          { name: 'Byen', codes: ['8000-8299'], fee: 100, freeFrom: null, minimum: 500, extraDays: 1, active: true },
        ],
      },
    }),
  'a declared dish': ({ call, path, dish }) =>
    call('PUT', `${path}/foods/dish/${dish}/declaration`, {
      body: { ...declaration, contains: [], free: ALLERGENS },
    }),
  'declared items': ({ call, path, child }) =>
    call('PUT', `${path}/foods/declarations`, { body: { foods: [{ kind: 'item', id: child, ...declaration }] } }),
  'a new dish': ({ call, path }) => call('POST', `${path}/dishes`, { body: { name: 'Laks' } }),
  'a renamed dish': ({ call, caterId, dish }) =>
    call('PUT', '/caters/dishes', { body: { id: dish, caterId, name: 'Laks' } }),
  'a deleted dish': ({ call, caterId, dish }) => call('DELETE', '/caters/dishes', { body: { id: dish, caterId } }),
  'all of a caterer': ({ call, caterId }) =>
    call('PUT', '/caters/full', { as: 'admin', body: { id: caterId, city: 'Ribe', zipCode: '6760' } }),
  'caterers in another order': ({ call, caterId }) =>
    call('PUT', '/caters/update-ordering', { as: 'admin', body: { id: caterId, ordering: 7 } }),
  'a new storefront': ({ call, otherCaterId }) =>
    call('POST', '/pages', {
      as: 'admin',
      body: { url: `/ny${otherCaterId}`, title: 'Ny', caterId: otherCaterId, blocks: [] },
    }),
  'a storefront that becomes that of another caterer': ({ call, otherCaterId }) =>
    call('PUT', '/pages', { as: 'admin', body: { id: pageId, caterId: otherCaterId } }),
  'a deleted storefront': ({ call }) => call('DELETE', '/pages', { as: 'admin', body: { id: pageId } }),
  'a deleted filter': ({ call }) => call('DELETE', '/filters', { as: 'admin', body: { id: filterId } }),
  'a deleted caterer': ({ call, caterId }) => call('DELETE', '/caters', { as: 'admin', body: { id: caterId } }),
}

/** Endpoints that write nothing of which the index is made. */
const NO_CATALOGUE =
  /^\S+ \/api\/(users|v2\/(users|orders|cater|order-links|offer-links|admin)\b)|shared-baskets|availability\/answer|pages\/images$/
/** A filter that nobody has yet, and a name by which caterers are found that the search itself reads. */
const NO_CATERER = ['POST /api/v2/filters', 'PUT /api/v2/filters', 'POST /api/caters/create']

const indexOf = async () =>
  (
    await sql<{ text: string }>`
    select coalesce(json_agg(row order by row::text), '[]')::text as text from (
      select to_jsonb(c) as row from "searchCater" c union all select to_jsonb(m) from "searchMenu" m
      union all select to_jsonb(z) from "searchZone" z) rows`.execute(service.db)
  ).rows[0]?.text

describe('SCA-13 the index of the search', () => {
  const writes = Object.entries({ ...CATALOGUE_WRITES, ...OTHER_WRITES })

  test.each(writes)('is that of the catalogue in the same transaction as %s', async (_, write) => {
    const answer = await write({
      ...catalogue,
      call: (method, url, options) => {
        called.add(endpointOf(method, `/api/v2${url}`))
        return catalogue.call(method, url, options)
      },
    })
    expect([200, 201]).toContain(answer.statusCode)
    expect(await service.db.selectFrom('searchStale').selectAll().execute()).toEqual([])
    expect(await compareIndex(service.db, THROWING.onFailure)).toEqual([])
  })

  test('is compared after a write of every endpoint that writes it', () => {
    const unwritten = Object.keys(endpoints).filter(
      (endpoint) => !endpoint.startsWith('GET ') && !NO_CATALOGUE.test(endpoint) && !NO_CATERER.includes(endpoint),
    )
    expect(unwritten.filter((endpoint) => !called.has(endpoint))).toEqual([])
  })

  test('names every caterer whose catalogue is written past the service, until the job has indexed it', async () => {
    const { caterId, platter } = catalogue
    await service.db.updateTable('menu').set({ priceOere: 77_00 }).where('id', '=', platter).execute()
    expect((await compareIndex(service.db, THROWING.onFailure)).map((different) => different.caterId)).toEqual([
      caterId,
    ])
    const stale = await service.db.selectFrom('searchStale').select('caterId').execute()
    expect(stale).toEqual([{ caterId }])
    const job = createSearchIndexJob({ db: service.db, log: { info: () => {}, error: () => {} } })
    await job.run()
    expect(await compareIndex(service.db, THROWING.onFailure)).toEqual([])
    expect(await service.db.selectFrom('searchStale').select('caterId').execute()).toEqual([])
  })

  test('is made anew where it was damaged', async () => {
    const before = await indexOf()
    await service.db.updateTable('searchMenu').set({ coverPrice: 1 }).execute()
    await service.db.deleteFrom('searchCater').where('caterId', '=', catalogue.caterId).execute()
    expect((await compareIndex(service.db, THROWING.onFailure)).length).toBeGreaterThan(0)
    await rebuildIndex(service.db, THROWING)
    expect(await compareIndex(service.db, THROWING.onFailure)).toEqual([])
    expect(await indexOf()).toBe(before)
  })

  test('is not written by a change that fails', async () => {
    const { call, path, platter } = catalogue
    const before = await indexOf()
    const answer = await call('PUT', `${path}/products/menus/${platter}`, { body: { price: -1 } })
    expect(answer.statusCode).toBe(422)
    expect(await indexOf()).toBe(before)
  })

  test('is made of all caterers but the one that cannot be read, which is named and holds up no search', async () => {
    const { caterId } = catalogue
    const other = await createCatalogue(service)
    await indexAllStale(service.db, THROWING, { isRetry: true })
    await sql`insert into "availabilitySettings" values (${caterId}, '{"hours": 5}')
      on conflict ("caterId") do update set settings = excluded.settings`.execute(service.db)
    await sql`update cater set name = 'Et andet navn' where id = ${other.caterId}`.execute(service.db)
    const failed: number[] = []
    const progress = { onFailure: (id: number) => failed.push(id) }
    await indexAllStale(service.db, progress, { isRetry: false })
    await indexAllStale(service.db, progress, { isRetry: false })
    expect(failed).toEqual([caterId])
    expect(await compareIndex(service.db, progress.onFailure)).toEqual([{ caterId, tables: expect.anything() }])
    const stale = service.db.selectFrom('searchStale').select('caterId')
    expect(await stale.execute()).toEqual([{ caterId }])
    expect((await catalogue.call('GET', '/cater-search?covers=10')).statusCode).toBe(200)

    await sql`delete from "availabilitySettings" where "caterId" = ${caterId}`.execute(service.db)
    await indexAllStale(service.db, THROWING, { isRetry: true })
    expect(await stale.execute()).toEqual([])
  })

  test('answers a date that nobody can order for, and filters that are repeated or unknown', async () => {
    const filters = [...Array.from({ length: 200 }, () => filterId), 987_654].join()
    const answer = await catalogue.call('GET', `/cater-search?date=2999-12-31&covers=10&filters=${filters}`)
    expect(answer.statusCode).toBe(200)
    const { total, hits, caters } = answer.json()
    expect([total, hits]).toEqual([1, 0])
    expect(caters[0].reasons.map(({ code }: { code: string }) => code)).toContain('TOO_FAR_AHEAD')
  })

  test('is told of writes of every table that belongs to a caterer, a menu or a dish', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('cater'::regclass, 'menu'::regclass, 'dish'::regclass)
        and conrelid not in (select tgrelid from pg_trigger where tgname like '%IsSearched')`.execute(service.db)
    expect(rows.map(({ table }) => table.replaceAll('"', '')).sort()).toEqual([
      'bookedCovers',
      'catalogueVersion',
      'category',
      'image',
      'menuCategory',
      'offer',
      'offerNumber',
      'order',
      'orderCount',
      'productionPrint',
      'sharedBasket',
      'user',
    ])
  })
})

/** The endpoint of a request: of those that match the one with the fewest parameters. */
function endpointOf(method: string, url: string): string {
  const paramsOf = (endpoint: string) => endpoint.split('/:').length
  const found = Object.keys(endpoints).filter((endpoint) => {
    const [verb, route = ''] = endpoint.split(' ')
    return verb === method && new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(url)
  })
  return found.sort((a, b) => paramsOf(a) - paramsOf(b))[0] ?? `${method} ${url}`
}
