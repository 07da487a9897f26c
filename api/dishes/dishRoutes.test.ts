import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Dish } from '../../contract/dishes.ts'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
}, 60_000)
afterAll(() => service.close())

async function addDish({ call, path }: CatalogueFixture, name: string): Promise<Dish> {
  const answer = await call('POST', `${path}/dishes`, { body: { name } })
  expect(answer.statusCode).toBe(201)
  return Dish.parse(answer.json())
}

describe('RET-1 dishes', () => {
  test('are added, read, renamed and deleted, each time on record', async () => {
    const desk = await createCatalogueFixture(service)
    const { call, caterId, path } = desk
    const dish = await addDish(desk, ' Stegt flæsk ')
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

    const who = { by: 'Kokke Kok', userId: desk.userId, caterId }
    expect(await desk.recorded('dish', dish.id)).toEqual([
      { ...who, before: null, after: dish },
      { ...who, before: { name: 'Stegt flæsk' }, after: { name: 'Flæskesteg' } },
      { ...who, before: { ...dish, name: 'Flæskesteg' }, after: null },
    ])
  })

  test('are listed by name, or those that ?ids= names', async () => {
    const desk = await createCatalogueFixture(service)
    const [soup, eel, bread, egg] = [
      await addDish(desk, 'suppe'),
      await addDish(desk, 'Ål'),
      await addDish(desk, 'Brød'),
      await addDish(desk, 'Æg'),
    ]
    const foreign = await addDish(await createCatalogueFixture(service), 'Fremmed')
    const list = async (query = '', as: 'own' | 'admin' = 'own') =>
      (await desk.call('GET', `${desk.path}/dishes${query}`, { as })).json()
    expect(await list()).toEqual([bread, soup, egg, eel])
    expect(await list('', 'admin')).toEqual([bread, soup, egg, eel])
    expect(await list(`?ids=${egg.id},${foreign.id},${crypto.randomUUID()}`)).toEqual([egg])
    expect(await list('?ids=')).toEqual([])
    expect((await desk.call('GET', `${desk.path}/dishes?ids=1`)).json().errors[0].path).toBe('ids.0')
  })

  test('leave the menus that name them when they are deleted', async () => {
    const desk = await createCatalogueFixture(service)
    const [dish, kept] = [await addDish(desk, 'Sild'), await addDish(desk, 'Laks')]
    const menuId = await desk.menu('Platte')
    const dishes = [dish, kept].map(({ id: dishId }) => ({ menuId, dishId }))
    await service.db.insertInto('menuDish').values(dishes).execute()
    await desk.call('DELETE', '/caters/dishes', { body: { id: dish.id, caterId: desk.caterId } })
    const left = await service.db.selectFrom('menuDish').selectAll().where('menuId', '=', menuId).execute()
    expect(left).toEqual([{ menuId, dishId: kept.id }])
  })

  test('ROLE-2 of another caterer are not there', async () => {
    const desk = await createCatalogueFixture(service)
    const { call, path, caterId, otherCaterId } = desk
    const dish = await addDish(desk, 'Suppe')
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

  test('HOST-3 nothing is written in the catalogue of a deleted caterer', async () => {
    const desk = await createCatalogueFixture(service)
    const { call, path, caterId } = desk
    const { id } = await addDish(desk, 'Suppe')
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

  test('are refused with the field that is wrong', async () => {
    const { call, path, caterId } = await createCatalogueFixture(service)
    const errors = async (body: object, method: 'POST' | 'PUT' = 'POST') => {
      const answer = await call(method, method === 'POST' ? `${path}/dishes` : '/caters/dishes', { body })
      expect(answer.statusCode).toBe(422)
      return answer.json().errors.map((one: { path: string; validatorKey: string }) => [one.path, one.validatorKey])
    }
    expect(await errors({})).toEqual([['name', 'required']])
    expect(await errors({ name: '  ' })).toEqual([['name', 'required']])
    expect(await errors({ name: 'x'.repeat(201) })).toEqual([['name', 'too_long']])
    expect(await errors({ id: 'x', caterId, name: 'Suppe' }, 'PUT')).toEqual([['id', 'invalid']])
    expect((await call('GET', `${path}/dishes`)).json()).toEqual([])
  })

  test('are added once where the same key comes twice', async () => {
    const { call, path } = await createCatalogueFixture(service)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await call('POST', `${path}/dishes`, { body: { name: 'Suppe' }, headers })
    const second = await call('POST', `${path}/dishes`, { body: { name: 'Suppe' }, headers })
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    expect((await call('GET', `${path}/dishes`)).json()).toHaveLength(1)
    const other = await call('POST', `${path}/dishes`, { body: { name: 'Anden' }, headers })
    expect([other.statusCode, other.json().title]).toEqual([422, 'idempotency_key_reused'])
  })

  test('that somebody has renamed since they were read are not overwritten', async () => {
    const desk = await createCatalogueFixture(service)
    const { call, path } = desk
    const dish = await addDish(desk, 'Suppe')
    const read = await call('GET', `${path}/dishes/${dish.id}`)
    const headers = { 'if-match': String(read.headers.etag) }
    const rename = (name: string) => call('PUT', '/caters/dishes', { body: { ...dish, name }, headers })
    expect((await rename('Gule ærter')).statusCode).toBe(200)
    const late = await rename('Bouillon')
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { ...dish, name: 'Gule ærter' }, changedBy: 'Kokke Kok' })
  })
})
