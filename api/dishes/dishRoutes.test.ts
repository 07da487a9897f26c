import { beforeAll, describe, expect, test } from 'vitest'
import { Dish } from '../../contract/dishes.ts'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

async function addDish({ call, path }: CatalogueFixture, name: string): Promise<Dish> {
  const answer = await call('POST', `${path}/dishes`, { body: { name } })
  expect(answer.statusCode).toBe(201)
  return Dish.parse(answer.json())
}

describe('RET-1 dishes', () => {
  test('are added, read, renamed and deleted, each recorded in the audit log', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, caterId, path } = fixture
    const dish = await addDish(fixture, ' Stegt flæsk ')
    expect(dish).toEqual({ id: dish.id, caterId, name: 'Stegt flæsk' })
    expect((await call('GET', `${path}/dishes/${dish.id}`)).json()).toEqual(dish)

    const renamed = await call('PUT', '/caters/dishes', { body: { ...dish, name: 'Flæskesteg' } })
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { ...dish, name: 'Flæskesteg' }])
    const same = await call('PUT', '/caters/dishes', { body: { ...dish, name: 'Flæskesteg' } })
    expect(same.statusCode).toBe(200)

    const gone = await call('DELETE', '/caters/dishes', { body: { id: dish.id, caterId } })
    expect([gone.statusCode, gone.json()]).toEqual([200, { success: true }])
    expect((await call('GET', `${path}/dishes/${dish.id}`)).statusCode).toBe(404)
    expect((await call('DELETE', '/caters/dishes', { body: { id: dish.id, caterId } })).statusCode).toBe(404)

    const who = { userId: fixture.userId, caterId }
    expect(await fixture.recorded('dish', dish.id)).toEqual([
      { ...who, before: null, after: dish },
      { ...who, before: { name: 'Stegt flæsk' }, after: { name: 'Flæskesteg' } },
      { ...who, before: { ...dish, name: 'Flæskesteg' }, after: null },
    ])
  })

  test('are listed by name, with ?ids= only those', async () => {
    const fixture = await createCatalogueFixture(service)
    const [soup, eel, bread, egg] = [
      await addDish(fixture, 'suppe'),
      await addDish(fixture, 'Ål'),
      await addDish(fixture, 'Brød'),
      await addDish(fixture, 'Æg'),
    ]
    const foreign = await addDish(await createCatalogueFixture(service), 'Fremmed')
    const list = async (query = '', as: 'own' | 'admin' = 'own') =>
      (await fixture.call('GET', `${fixture.path}/dishes${query}`, { as })).json()
    expect(await list()).toEqual([bread, soup, egg, eel])
    expect(await list('', 'admin')).toEqual([bread, soup, egg, eel])
    expect(await list(`?ids=${egg.id},${foreign.id},${crypto.randomUUID()}`)).toEqual([egg])
    expect(await list('?ids=')).toEqual([])
    expect((await fixture.call('GET', `${fixture.path}/dishes?ids=1`)).json().errors[0].path).toBe('ids.0')
  })

  test('are removed from their menus when deleted', async () => {
    const fixture = await createCatalogueFixture(service)
    const [dish, other] = [await addDish(fixture, 'Sild'), await addDish(fixture, 'Laks')]
    const menuId = await fixture.menu('Platte')
    const dishes = [dish, other].map(({ id: dishId }) => ({ menuId, dishId }))
    await service.db.insertInto('menuDish').values(dishes).execute()
    await fixture.call('DELETE', '/caters/dishes', { body: { id: dish.id, caterId: fixture.caterId } })
    const left = await service.db.selectFrom('menuDish').selectAll().where('menuId', '=', menuId).execute()
    expect(left).toEqual([{ menuId, dishId: other.id }])
  })

  test('ROLE-2 of another caterer are 404', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path, caterId, otherCaterId } = fixture
    const dish = await addDish(fixture, 'Suppe')
    const body = { ...dish, name: 'Anden' }
    const stranger = { as: 'stranger' } as const
    const answers = [
      await call('GET', `${path}/dishes`, stranger),
      await call('GET', `${path}/dishes/${dish.id}`, stranger),
      await call('POST', `${path}/dishes`, { ...stranger, body }),
      await call('PUT', '/caters/dishes', { ...stranger, body }),
      await call('PUT', '/caters/dishes', { ...stranger, body: { ...body, caterId: otherCaterId } }),
      await call('DELETE', '/caters/dishes', { ...stranger, body }),
      await call('DELETE', '/caters/dishes', { as: 'admin', body: { ...body, caterId: otherCaterId } }),
      await call('POST', '/caters/2147483647/dishes', { as: 'admin', body }),
      await call('GET', `${path}/dishes/1`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await call('GET', `${path}/dishes`)).json()).toEqual([dish])
    const byAdmin = await call('PUT', '/caters/dishes', { as: 'admin', body: { ...body, caterId } })
    expect(byAdmin.json()).toEqual(body)
  })

  test('HOST-3 the catalogue of a deleted caterer cannot be changed', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path, caterId } = fixture
    const { id } = await addDish(fixture, 'Suppe')
    expect((await call('DELETE', '/caters', { as: 'admin', body: { id: caterId } })).statusCode).toBe(200)
    const writes = [
      ['POST', `${path}/dishes`, { name: 'Ny' }],
      ['PUT', '/caters/dishes', { id, caterId, name: 'Ny' }],
      ['DELETE', '/caters/dishes', { id, caterId }],
      ['POST', `${path}/services`, { name: 'Ny', description: 'Ny' }],
      ['POST', `${path}/categories`, { name: 'Ny' }],
      ['POST', `${path}/products/menus`, { type: 'menu', name: 'Ny', price: 1 }],
      ['PUT', `${path}/products/menus/update/ordering`, { menus: [{ id, order: 1 }] }],
    ] as const
    for (const [method, url, body] of writes) {
      expect([url, (await call(method, url, { as: 'admin', body })).statusCode]).toEqual([url, 404])
    }
    expect((await call('GET', `${path}/dishes`, { as: 'admin' })).json()).toMatchObject([{ name: 'Suppe' }])
  })

  test('with an invalid field are 422 with its name', async () => {
    const { call, path, caterId } = await createCatalogueFixture(service)
    const errors = async (body: object, method: 'POST' | 'PUT' = 'POST') => {
      const answer = await call(method, method === 'POST' ? `${path}/dishes` : '/caters/dishes', { body })
      expect(answer.statusCode).toBe(422)
      return answer
        .json()
        .errors.map((issue: { path: string; validatorKey: string }) => [issue.path, issue.validatorKey])
    }
    expect(await errors({})).toEqual([['name', 'required']])
    expect(await errors({ name: '  ' })).toEqual([['name', 'required']])
    expect(await errors({ name: 'x'.repeat(201) })).toEqual([['name', 'too_long']])
    expect(await errors({ id: 'x', caterId, name: 'Suppe' }, 'PUT')).toEqual([['id', 'invalid']])
    expect((await call('GET', `${path}/dishes`)).json()).toEqual([])
  })

  test('are added once for an idempotency key', async () => {
    const { call, path } = await createCatalogueFixture(service)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await call('POST', `${path}/dishes`, { body: { name: 'Suppe' }, headers })
    const second = await call('POST', `${path}/dishes`, { body: { name: 'Suppe' }, headers })
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    expect((await call('GET', `${path}/dishes`)).json()).toHaveLength(1)
    const other = await call('POST', `${path}/dishes`, { body: { name: 'Anden' }, headers })
    expect([other.statusCode, other.json().title]).toEqual([422, 'idempotency_key_reused'])
  })

  test('renamed since they were read are 412 with If-Match', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path } = fixture
    const dish = await addDish(fixture, 'Suppe')
    const read = await call('GET', `${path}/dishes/${dish.id}`)
    const headers = { 'if-match': String(read.headers.etag) }
    const rename = (name: string) => call('PUT', '/caters/dishes', { body: { ...dish, name }, headers })
    expect((await rename('Gule ærter')).statusCode).toBe(200)
    const late = await rename('Bouillon')
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { ...dish, name: 'Gule ærter' }, changedBy: 'Kokke Kok' })
  })
})
