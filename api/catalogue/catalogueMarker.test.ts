import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { CATALOGUE_TABLES } from './catalogueMarkerStore.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

/** A caterer's catalogue with one of each thing. */
async function createCatalogue() {
  const fixture = await createCatalogueFixture(service)
  const { call, path, menu } = fixture
  const create = async (url: string, body: object): Promise<string> =>
    (await call('POST', `${path}/${url}`, { body })).json().id
  const [platter, other] = [await menu('Platte'), await menu('Fad')]
  const child = await create(`products/menus/${platter}/child`, { type: 'include', name: 'Sild' })
  const category = await create('categories', { name: 'Frokost' })
  const evening = await create('categories', { name: 'Aften' })
  const dish = await create('dishes', { name: 'Sild' })
  const driving = await create('services', { name: 'Kørsel', description: 'Hertil', required: true, price: 150 })
  await call('POST', `${path}/categories/${category}/add-menus`, { body: { menus: [platter] } })
  return { ...fixture, platter, other, child, category, evening, dish, driving }
}
type Catalogue = Awaited<ReturnType<typeof createCatalogue>>

async function pictureForm() {
  const form = new FormData()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer()
  form.append('caption0', 'Et fad')
  form.append('0', new File([new Uint8Array(picture)], 'fad.png', { type: 'image/png' }))
  return form
}

type Write = (on: Catalogue) => Promise<{ statusCode: number }>
/** Every kind of write of a catalogue. */
const WRITES: Record<string, Write> = {
  'a new menu': ({ call, path }) =>
    call('POST', `${path}/products/menus`, { body: { type: 'menu', name: 'Ny', price: 90 } }),
  'a renamed menu': ({ call, path, platter }) =>
    call('PUT', `${path}/products/menus/${platter}`, { body: { name: 'Anret' } }),
  'a renamed item': ({ call, path, platter, child }) =>
    call('PUT', `${path}/products/menus/${platter}/child/${child}`, { body: { name: 'Laks' } }),
  'a deleted item': ({ call, path, platter, child }) =>
    call('DELETE', `${path}/products/menus/${platter}/child/${child}`, { body: { mainMenuId: platter } }),
  'a copied menu': ({ call, path, platter }) => call('POST', `${path}/products/menus/${platter}/copy`, { body: {} }),
  'menus in another order': ({ call, path, platter, other }) =>
    call('PUT', `${path}/products/menus/update/ordering`, {
      body: {
        menus: [
          { id: other, order: 1 },
          { id: platter, order: 2 },
        ],
      },
    }),
  'an item moved out of its group': ({ call, path, platter, child }) =>
    call('PUT', `${path}/products/menus/${platter}/move-child`, { body: { id: child, parentId: platter } }),
  'a deleted menu': ({ call, path, platter }) => call('DELETE', `${path}/products/menus/${platter}`),
  'a new category': ({ call, path }) => call('POST', `${path}/categories`, { body: { name: 'Brunch' } }),
  'a renamed category': ({ call, path, category }) =>
    call('PUT', `${path}/categories/${category}`, { body: { name: 'Middag' } }),
  'a picture of a category': async ({ call, path, category }) =>
    call('PUT', `${path}/categories/${category}`, { body: await pictureForm() }),
  'a picture of a menu': async ({ call, path, platter }) => {
    const form = await pictureForm()
    form.append('menu', JSON.stringify({ images: [{ file: 0, text: 'Et fad' }] }))
    return call('PUT', `${path}/products/menus/${platter}`, { body: form })
  },
  'categories in another order': ({ call, path, category, evening }) =>
    call('PUT', `${path}/categories/ordering`, {
      body: {
        categories: [
          { id: evening, order: 1 },
          { id: category, order: 2 },
        ],
      },
    }),
  'a menu in a category': ({ call, path, evening, other }) =>
    call('POST', `${path}/categories/${evening}/add-menus`, { body: { menus: [other] } }),
  'a menu in other categories': ({ call, path, platter, evening }) =>
    call('PUT', `${path}/envelopes/${platter}/categories`, { body: { categories: [evening] } }),
  'a menu out of a category': ({ call, path, category, platter }) =>
    call('DELETE', `${path}/categories/${category}/menus/${platter}`),
  'a deleted category': ({ call, path, category }) => call('DELETE', `${path}/categories/${category}`),
  'dishes of a menu': ({ call, path, platter, dish }) =>
    call('PUT', `${path}/envelopes/${platter}/dishes`, { body: { dishes: [dish] } }),
  'a new service': ({ call, path }) =>
    call('POST', `${path}/services`, { body: { name: 'Bestik', description: 'Hertil', required: false, price: 5 } }),
  'a changed service': ({ call, caterId, driving }) =>
    call('PUT', '/caters/services', { body: { id: driving, caterId, price: 175 } }),
  'a deleted service': ({ call, caterId, driving }) =>
    call('DELETE', '/caters/services', { body: { id: driving, caterId } }),
  'a renamed caterer': ({ call, caterId }) =>
    call('PUT', '/caters', { as: 'admin', body: { id: caterId, name: 'Nyt køkken' } }),
  'a closed caterer': ({ call, caterId }) =>
    call('PUT', '/caters', { as: 'admin', body: { id: caterId, active: false } }),
  'price periods': ({ call, caterId }) =>
    call('PUT', '/caters', {
      as: 'admin',
      body: { id: caterId, pricePeriods: [{ type: 1, percentage: 10, weekdays: [6, 7], from: null, to: null }] },
    }),
}
const URLS = ['/products/menus', '/categories', '/services', ''] as const
const urlOf = (caterId: number, part: string) => (part ? `/caters/${caterId}${part}` : `/caters-public/${caterId}`)

/** A problem has the id of its request. */
const bodyOf = ({ statusCode, body }: { statusCode: number; body: string }) => (statusCode === 200 ? body : '')

describe('a 304 of a catalogue', () => {
  let catalogue: Catalogue
  beforeEach(async () => {
    catalogue = await createCatalogue()
  })

  test.each(Object.entries(WRITES))('is never that of the catalogue before %s', async (_, write) => {
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
