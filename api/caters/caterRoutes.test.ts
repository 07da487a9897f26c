import { beforeAll, describe, expect, test } from 'vitest'
import { OwnCater, PublicCater, WholeCater } from '../../contract/caters.ts'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

const get = (url: string, token?: string) =>
  service.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

/** Creates a caterer with one of each part of a catalogue, and tokens of all roles. */
async function createCater(values: Parameters<typeof addCater>[1] = {}) {
  const { db, tokenFor } = service
  const cater = await addCater(db, values)
  const other = await addCater(db)
  const category = await db
    .insertInto('category')
    .values({ caterId: cater.id, name: 'Frokost', order: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
  const menu = await db
    .insertInto('menu')
    .values({ caterId: cater.id, type: 'menu', name: 'Platte', priceOere: 12950 })
    .returningAll()
    .executeTakeFirstOrThrow()
  const kørsel = await db
    .insertInto('service')
    .values({ caterId: cater.id, name: 'Kørsel', priceOere: 15000, required: true })
    .returningAll()
    .executeTakeFirstOrThrow()
  return {
    cater,
    category,
    menu,
    service: kørsel,
    own: await tokenFor(await addUser(db, { role: 'cater', caterId: cater.id })),
    other: await tokenFor(await addUser(db, { role: 'cater', caterId: other.id })),
    admin: await tokenFor(await addUser(db, { role: 'admin' })),
    customer: await tokenFor(await addUser(db, { role: 'customer' })),
  }
}

test('VIS-5 the list has the lowest price of a cover, without items, menus without a price, and after each change', async () => {
  const { cater, menu } = await createCater()
  const { db } = service
  const rows = [
    { type: 'menu' as const, name: 'Fad', priceOere: 8900 },
    { type: 'buildmenu' as const, name: 'Byg selv', priceOere: 0 },
    { type: 'include' as const, name: 'Sild', priceOere: 500, parentId: menu.id },
  ]
  const added = await db
    .insertInto('menu')
    .values(rows.map((row) => ({ caterId: cater.id, ...row })))
    .returning(['id', 'name'])
    .execute()
  const list = async (etag?: string) =>
    service.app.inject({ url: `/api/v2/caters?ids=${cater.id}`, headers: etag ? { 'if-none-match': etag } : {} })
  const before = await list()
  expect(before.json()).toMatchObject([{ fromPrice: 89 }])
  const etag = String(before.headers.etag)
  expect((await list(etag)).statusCode).toBe(304)
  await db
    .deleteFrom('menu')
    .where('id', '=', added.find(({ name }) => name === 'Fad')!.id)
    .execute()
  expect((await list(etag)).json()).toMatchObject([{ fromPrice: 129.5 }])
  expect((await get(`/api/v2/caters-public/${cater.id}`)).json()).toMatchObject({ fromPrice: 129.5 })
  await db.deleteFrom('menu').where('caterId', '=', cater.id).execute()
  expect((await list(etag)).json()).toMatchObject([{ fromPrice: null }])
})

test('LAW-3 a public caterer names the services that each order carries, and no others', async () => {
  const { cater } = await createCater()
  await service.db
    .insertInto('service')
    .values({ caterId: cater.id, name: 'Tjener', required: false, priceOere: 90000 })
    .execute()
  const expected = [{ name: 'Kørsel', price: 150 }]
  expect((await get(`/api/v2/caters-public/${cater.id}`)).json()).toMatchObject({ requiredServices: expected })
  const listed = await service.app.inject({ url: `/api/v2/caters?ids=${cater.id}` })
  expect(listed.json()).toMatchObject([{ requiredServices: expected }])
})

const secrets = [
  'REG-4321',
  'KONTO-98765',
  'Kirsten Kontakt',
  '12.5',
  'regNumber',
  'accountNumber',
  'contactPerson',
  'commission',
]

describe('forms of a caterer', () => {
  test('ROLE-2, ROLE-3 the public form needs no token and has no account, contact person or commission', async () => {
    const { cater, own, other, admin, customer } = await createCater()
    for (const token of [undefined, own, other, admin, customer]) {
      for (const url of [`/api/v2/caters-public/${cater.id}`, '/api/v2/caters', `/api/v2/caters?ids=${cater.id}`]) {
        const answer = await get(url, token)
        expect(answer.statusCode).toBe(200)
        for (const secret of secrets) expect(answer.body).not.toContain(secret)
        expect(answer.body).toContain('12345678')
      }
    }
  })

  test('ROLE-2 its own user reads all but the commission, an admin all, others get 403 or 404', async () => {
    const { cater, own, other, admin, customer } = await createCater()
    const url = `/api/v2/caters/${cater.id}`
    const seen = (await get(url, own)).json()
    expect(OwnCater.parse(seen)).toMatchObject({ accountNumber: 'KONTO-98765', contactPerson: 'Kirsten Kontakt' })
    expect(seen).not.toHaveProperty('commission')
    expect(WholeCater.parse((await get(url, admin)).json())).toMatchObject({ commission: 12.5, regNumber: 'REG-4321' })
    for (const [token, status] of [
      [other, 404],
      [customer, 403],
      [undefined, 401],
    ] as const) {
      const answer = await get(url, token)
      expect(answer.statusCode).toBe(status)
      for (const secret of secrets) expect(answer.body).not.toContain(secret)
    }
    expect((await get('/api/v2/caters/2147483647', admin)).statusCode).toBe(404)
  })

  test('ROLE-2 only admins get all caterers', async () => {
    const { cater, own, admin, customer } = await createCater({ active: false, commission: null })
    for (const [token, status] of [
      [own, 403],
      [customer, 403],
      [undefined, 401],
    ] as const) {
      expect((await get('/api/caters/get-all', token)).statusCode).toBe(status)
    }
    const all = (await get('/api/caters/get-all', admin)).json()
    expect(all).toContainEqual(expect.objectContaining({ id: cater.id, active: false, commission: null }))
  })

  test('contain filters, categories, price periods, logo and banner', async () => {
    const { cater, category } = await createCater({ tags: ['økologisk'] })
    const { db } = service
    const { id: filterId } = await db
      .insertInto('filter')
      .values({ name: 'Smørrebrød', type: 'foodtype' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('caterFilter').values({ caterId: cater.id, filterId }).execute()
    await db
      .insertInto('pricePeriod')
      .values([
        { caterId: cater.id, type: 1, percentage: 10, weekdays: [7] },
        { caterId: cater.id, type: 3, percentage: -10, from: '2026-12-01', to: '2026-12-07', name: 'Tilbud' },
      ])
      .execute()
    const picture = { caterId: cater.id, width: 400, height: 300, color: '#aabbcc' }
    await db
      .insertInto('image')
      .values([
        { ...picture, use: 'logo', path: 'logo.png', text: 'Vores logo' },
        { ...picture, use: 'banner', path: 'banner.jpg' },
      ])
      .execute()
    const answer = PublicCater.parse((await get(`/api/v2/caters-public/${cater.id}`)).json())
    expect(answer).toMatchObject({
      filters: [filterId],
      tags: ['økologisk'],
      categories: [{ id: category.id, name: 'Frokost', order: 1 }],
      pricePeriods: [
        { type: 1, percentage: 10, weekdays: [7], from: null, to: null },
        { type: 3, percentage: -10, from: '2026-12-01', to: '2026-12-07', name: 'Tilbud' },
      ],
      logoImagePath: 'logo.png',
      logoImageAlt: 'Vores logo',
      bannerimage: 'banner.jpg',
      logoImage: { path: 'logo.png', width: 400, height: 300, color: '#aabbcc' },
    })
    expect((await get('/api/v2/filters')).json()).toContainEqual({ id: filterId, name: 'Smørrebrød', type: 'foodtype' })
    expect((await get('/api/v2/filters/grouped')).json()).toMatchObject({
      foodtypes: expect.arrayContaining([{ id: filterId, name: 'Smørrebrød', type: 'foodtype' }]),
      occasions: [],
    })
  })

  test('the public list follows the ordering', async () => {
    const third = await addCater(service.db)
    const second = await addCater(service.db, { ordering: 9002 })
    const first = await addCater(service.db, { ordering: 9001 })
    const ids = [third.id, second.id, first.id]
    const answer = await get(`/api/v2/caters?ids=${ids.join(',')}`)
    expect(answer.json().map((cater: { id: number }) => cater.id)).toEqual(ids.reverse())
  })
})

describe('a caterer that is closed', () => {
  const catalogueOf = ({ cater, category, menu }: Awaited<ReturnType<typeof createCater>>) =>
    ['categories', `categories/${category.id}`, 'products/menus', `products/menus/${menu.id}`, 'services'].map(
      (path) => `/api/v2/caters/${cater.id}/${path}`,
    )

  test('HOST-3 its categories, menus and services are readable for its own users and admins only', async () => {
    const made = await createCater({ active: false })
    for (const url of catalogueOf(made)) {
      for (const token of [undefined, made.other, made.customer]) expect((await get(url, token)).statusCode).toBe(404)
      for (const token of [made.own, made.admin]) expect((await get(url, token)).statusCode).toBe(200)
    }
    const ids = (await get('/api/v2/caters')).json().map((cater: { id: number }) => cater.id)
    expect(ids).not.toContain(made.cater.id)
    expect((await get(`/api/v2/caters-public/${made.cater.id}`)).json()).toMatchObject({ active: false })
  })

  test('HOST-3 a deleted one is 404 for the public', async () => {
    const made = await createCater({ deletedAt: new Date() })
    for (const url of catalogueOf(made)) {
      expect((await get(url)).statusCode).toBe(404)
      expect((await get(url, made.admin)).statusCode).toBe(200)
    }
    expect((await get(`/api/v2/caters-public/${made.cater.id}`)).statusCode).toBe(404)
    expect((await get('/api/caters/get-all', made.admin)).body).not.toContain(`"id":${made.cater.id},`)
  })

  test('an open one shows its catalogue to everybody, but not under another caterer’s URL', async () => {
    const made = await createCater()
    for (const url of catalogueOf(made)) {
      for (const token of [undefined, made.other, made.customer, made.own, made.admin]) {
        expect((await get(url, token)).statusCode).toBe(200)
      }
    }
    const other = await addCater(service.db)
    const foreign = (path: string) => get(`/api/v2/caters/${other.id}/${path}`, made.admin)
    expect((await foreign(`categories/${made.category.id}`)).statusCode).toBe(404)
    expect((await foreign(`products/menus/${made.menu.id}`)).statusCode).toBe(404)
    expect((await foreign(`services/${made.service.id}`)).statusCode).toBe(404)
  })

  test('ROLE-2 a single service is readable for its own caterer and admins', async () => {
    const made = await createCater()
    const url = `/api/v2/caters/${made.cater.id}/services/${made.service.id}`
    for (const [token, status] of [
      [undefined, 401],
      [made.customer, 403],
      [made.other, 404],
      [made.own, 200],
      [made.admin, 200],
    ] as const) {
      expect((await get(url, token)).statusCode).toBe(status)
    }
    expect((await get(url, made.own)).json()).toMatchObject({ name: 'Kørsel', required: true, price: 150 })
  })

  test('malformed ids are 404 or 422', async () => {
    const { cater } = await createCater()
    for (const path of ['categories/x', 'products/menus/x', `categories/${crypto.randomUUID()}`]) {
      expect((await get(`/api/v2/caters/${cater.id}/${path}`)).statusCode).toBe(404)
    }
    for (const url of ['/api/v2/caters-public/x', '/api/v2/caters-public/99999999999', '/api/v2/caters?ids=x']) {
      expect((await get(url)).statusCode).toBe(422)
    }
  })
})
