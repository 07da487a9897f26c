import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoPages } from '../demo/pages.ts'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let token: string
let caterId: number
let otherCaterId: number
let menuId: string
let groupId: string
let foodtype: number
let place: number

beforeAll(async () => {
  service = await openTestApp()
  const { db } = service
  token = await service.tokenFor(await addUser(db, { role: 'admin' }))
  caterId = (await addCater(db)).id
  otherCaterId = (await addCater(db)).id
  const menu = { caterId, type: 'menu' as const, name: 'Platte', priceOere: 0 }
  const add = (values: typeof menu & { parentId?: string }) =>
    db.insertInto('menu').values(values).returning('id').executeTakeFirstOrThrow()
  menuId = (await add(menu)).id
  groupId = (await add({ ...menu, parentId: menuId })).id
  const filter = async (name: string, type: 'foodtype' | 'location') =>
    (await db.insertInto('filter').values({ name, type }).returning('id').executeTakeFirstOrThrow()).id
  foodtype = await filter('Fisk', 'foodtype')
  place = await filter('Fyn', 'location')
  return () => service.close()
})

const get = (url: string) => service.app.inject({ url })
const send = (method: 'POST' | 'PUT' | 'DELETE', payload: object, headers = {}) =>
  service.app.inject({
    method,
    url: '/api/v2/pages',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  })
const newUrl = () => `/${crypto.randomUUID()}`
const added = async (page: object) => (await send('POST', { url: newUrl(), title: 'Side', ...page })).json()
const changesOf = (id: number) =>
  service.db
    .selectFrom('change')
    .leftJoin('user', 'user.id', 'change.userId')
    .selectAll('change')
    .select(sql<string>`concat_ws(' ', "firstName", "lastName")`.as('by'))
    .where('kind', '=', 'page')
    .where('thingId', '=', `${id}`)
    .orderBy('change.id')
    .execute()

describe('ADM-14 a page', () => {
  test('is created with its blocks, and found by its url', async () => {
    const url = newUrl()
    const blocks = [
      { id: 'a', type: 'banner', title: 'Hej', text: '<p>Velkommen</p>', linkUrl: '#b', linkText: 'Videre' },
      { id: 'b', type: 'cater', title: 'Køkkener', caterIds: [caterId, otherCaterId] },
      { id: 'c', type: 'foodtype', title: '', filterIds: [foodtype] },
      { id: 'd', type: 'offer', title: 'Tilbud', caterId, menuId: menuId.toUpperCase() },
    ]
    const answer = await send('POST', { url, title: ' Smagen ', caterId, blocks, extra: 1 })
    expect(answer.statusCode).toBe(201)
    const page = answer.json()
    expect(page).toMatchObject({ url, title: 'Smagen', caterId })
    expect(page.blocks).toMatchObject(blocks)
    expect((await get(`/api/v2/page-by-url/${encodeURIComponent(url)}`)).json()).toEqual(page)
    expect(await changesOf(page.id)).toMatchObject([{ before: null, after: page, caterId, by: 'Uffe User' }])
  })

  test('keeps the fields that a change leaves out', async () => {
    const block = { id: 'b', type: 'cater', title: '', caterIds: [] }
    const page = await added({ caterId, blocks: [block] })
    const renamed = await send('PUT', { id: page.id, title: 'Ny' })
    expect(renamed.json()).toEqual({ ...page, title: 'Ny' })
    expect((await send('PUT', { id: page.id })).json()).toEqual(renamed.json())
    expect((await send('PUT', { ...renamed.json(), caterId: null, blocks: [] })).json()).toMatchObject({
      caterId: null,
      blocks: [],
    })
    expect(await changesOf(page.id)).toMatchObject([
      { before: null },
      { before: { title: 'Side' }, after: { title: 'Ny' } },
      { before: { caterId, blocks: [block] }, after: { caterId: null, blocks: [] }, caterId: null },
    ])
  })

  test('of the demo data can be saved unchanged; the front page cannot be moved or deleted', async () => {
    const { db } = service
    const cater = {
      demo: { id: caterId, slug: 'koekken', facts: { name: 'K', active: true } },
      menus: [{ id: menuId }],
    }
    const pages = demoPages([cater as never], [{ id: foodtype, type: 'foodtype' }], new Map())
    const front = pages.find(({ url }) => url === '/')
    const { id } = await db.insertInto('page').values(front!).returning('id').executeTakeFirstOrThrow()
    const page = (await get(`/api/v2/pages/${id}`)).json()
    const saved = await send('PUT', page)
    expect([saved.statusCode, saved.json()]).toEqual([200, page])
    expect(await changesOf(id)).toEqual([])

    const moved = await send('PUT', { id, url: newUrl() })
    expect([moved.statusCode, moved.json().errors[0].path]).toEqual([409, 'url'])
    const gone = await send('DELETE', { id })
    expect([gone.statusCode, gone.json().title]).toEqual([409, 'front_page'])
    expect((await get('/api/v2/page-by-url/%2F')).json()).toEqual(page)
  })

  test('changed since it was read is 412 with If-Match', async () => {
    const { id } = await added({})
    const { headers } = await get(`/api/v2/pages/${id}`)
    const ifMatch = { 'if-match': String(headers.etag) }
    expect((await send('PUT', { id, title: 'Først' }, ifMatch)).statusCode).toBe(200)
    const late = await send('PUT', { id, title: 'Sidst' }, ifMatch)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { id, title: 'Først' }, changedBy: 'Uffe User' })
  })

  test('keeps references to deleted things, but accepts no new ones', async () => {
    const { db } = service
    const { id: goneId } = await addCater(db)
    const gone = { caterId: goneId, type: 'menu' as const, name: 'Væk', priceOere: 0 }
    const { id: goneMenu } = await db.insertInto('menu').values(gone).returning('id').executeTakeFirstOrThrow()
    const blocks = [
      { id: 'a', type: 'cater', title: '', caterIds: [goneId] },
      { id: 'b', type: 'offer', title: '', caterId: goneId, menuId: goneMenu.toUpperCase() },
      { id: 'c', type: 'foodtype', title: '', filterIds: [foodtype] },
    ]
    const page = await added({ caterId: goneId, blocks })
    const other = await added({})
    await db.deleteFrom('menu').where('id', '=', goneMenu).execute()
    await db.updateTable('cater').set({ deletedAt: new Date() }).where('id', '=', goneId).execute()
    await db.updateTable('filter').set({ type: 'occasion' }).where('id', '=', foodtype).execute()
    const saved = await send('PUT', { ...page, title: 'Ny' })
    const refused = await send('PUT', { id: other.id, caterId: goneId, blocks })
    await db.updateTable('filter').set({ type: 'foodtype' }).where('id', '=', foodtype).execute()
    expect([saved.statusCode, saved.json()]).toEqual([200, { ...page, title: 'Ny' }])
    expect(refused.statusCode).toBe(422)
    const paths = refused.json().errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['caterId', 'blocks.0.caterIds', 'blocks.1.caterId', 'blocks.2.filterIds'])
  })

  test('is deleted', async () => {
    const page = await added({ caterId })
    expect((await send('DELETE', { id: page.id })).json()).toEqual({ success: true })
    expect((await get(`/api/v2/pages/${page.id}`)).statusCode).toBe(404)
    expect((await send('DELETE', { id: page.id })).statusCode).toBe(404)
    expect((await send('PUT', { id: page.id, title: 'x' })).statusCode).toBe(404)
    expect((await changesOf(page.id)).at(-1)).toMatchObject({ before: page, after: null })
  })

  test('has a unique url, also of concurrent requests', async () => {
    const url = newUrl()
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', { url, title: 'Samme' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    const other = await added({})
    for (const refused of [
      await send('PUT', { id: other.id, url }),
      answers.find(({ statusCode }) => statusCode === 422),
    ])
      expect(refused?.json().errors).toEqual([{ path: 'url', validatorKey: 'not_unique' }])
  })

  test.each([
    ['a url with capitals', () => ({ url: '/Smagen' }), 'url', 'invalid'],
    ['a url with empty parts', () => ({ url: '//smagen' }), 'url', 'invalid'],
    ['no title', () => ({ title: ' ' }), 'title', 'required'],
    ['a title that cannot be stored', () => ({ title: 'a\ud800' }), 'title', 'invalid'],
    ['an unknown caterer', () => ({ caterId: 999_999 }), 'caterId', 'unknown'],
    [
      'an unknown kind of block',
      () => ({ blocks: [{ id: 'a', type: 'video', title: '' }] }),
      'blocks.0.type',
      'invalid',
    ],
    [
      'a block with an unknown caterer',
      () => ({ blocks: [{ id: 'a', type: 'cater', title: '', caterIds: [caterId, 999_999] }] }),
      'blocks.0.caterIds',
      'unknown',
    ],
    [
      'a block with an unknown filter',
      () => ({ blocks: [{ id: 'a', type: 'occasion', title: '', filterIds: [999_999] }] }),
      'blocks.0.filterIds',
      'unknown',
    ],
    [
      'a block with a filter of another type',
      () => ({ blocks: [{ id: 'a', type: 'foodtype', title: '', filterIds: [foodtype, place] }] }),
      'blocks.0.filterIds',
      'foreign',
    ],
    [
      'an offer of a menu’s child',
      () => ({ blocks: [{ id: 'a', type: 'offer', title: '', caterId, menuId: groupId }] }),
      'blocks.0.menuId',
      'unknown',
    ],
    [
      'an offer of another’s menu',
      () => ({ blocks: [{ id: 'a', type: 'offer', title: '', caterId: otherCaterId, menuId }] }),
      'blocks.0.menuId',
      'foreign',
    ],
    [
      'a link that runs scripts',
      () => ({ blocks: [{ id: 'a', type: 'banner', title: '', linkUrl: 'javascript:alert(1)', linkText: '' }] }),
      'blocks.0.linkUrl',
      'invalid',
    ],
    [
      'two blocks of one id',
      () => {
        const block = { id: 'a', type: 'cater', title: '', caterIds: [] }
        return { blocks: [block, block] }
      },
      'blocks.1.id',
      'not_unique',
    ],
  ])('with %s is 422', async (_, page, path, validatorKey) => {
    const answer = await send('POST', { url: newUrl(), title: 'Side', ...page() })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path, validatorKey }])
  })
})
