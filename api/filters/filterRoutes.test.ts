import { beforeAll, describe, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let token: string

beforeAll(async () => {
  service = await openTestApp()
  token = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  return () => service.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', payload: object, url = '/api/v2/filters', headers = {}) =>
  service.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...headers }, payload })
const added = async (name: string, type = 'foodtype') => (await send('POST', { name, type })).json()
const changes = () => service.db.selectFrom('change').selectAll().orderBy('id').execute()

describe('ADM-14 a filter', () => {
  test('is created, renamed and deleted', async () => {
    const created = await send('POST', { name: ' Grøntsager ', type: 'foodtype' })
    expect([created.statusCode, created.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Grøntsager', type: 'foodtype' },
    ])
    const { id } = created.json()
    expect((await send('PUT', { id, name: 'Grønt' })).json()).toEqual({ id, name: 'Grønt', type: 'foodtype' })
    expect((await send('PUT', { id, type: 'occasion' })).json()).toEqual({ id, name: 'Grønt', type: 'occasion' })
    expect((await send('PUT', { id })).statusCode).toBe(200)
    const { occasions } = (await service.app.inject('/api/v2/filters/grouped')).json()
    expect(occasions).toEqual([{ id, name: 'Grønt', type: 'occasion' }])
    expect((await send('DELETE', { id })).json()).toEqual({ success: true })
    expect((await service.app.inject('/api/v2/filters')).json()).toEqual([])
    expect((await send('DELETE', { id })).statusCode).toBe(404)
    expect((await send('PUT', { id, name: 'x' })).statusCode).toBe(404)
    expect(await changes()).toMatchObject([
      { kind: 'filter', thingId: `${id}`, before: null, after: { name: 'Grøntsager' } },
      { before: { name: 'Grøntsager' }, after: { name: 'Grønt' } },
      { before: { type: 'foodtype' }, after: { type: 'occasion' } },
      { before: { name: 'Grønt' }, after: null },
    ])
  })

  test('has a unique name within its type, ignoring case, also of concurrent requests', async () => {
    const answers = await Promise.all(
      ['Ærter', 'ærter', 'ÆRTER'].map((name) => send('POST', { name, type: 'foodtype' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    const { id, name } = await added('Bønner')
    for (const refused of [
      await send('PUT', { id, name: 'æRTER' }),
      answers.find(({ statusCode }) => statusCode === 422),
    ])
      expect(refused?.json().errors).toEqual([{ path: 'name', validatorKey: 'not_unique' }])
    expect((await send('PUT', { id, name: name.toUpperCase() })).json()).toMatchObject({ name: 'BØNNER' })
    const occasion = await added('Ærter', 'occasion')
    expect((await send('PUT', { id: occasion.id, type: 'foodtype' })).statusCode).toBe(422)
  })

  test('is listed in Danish order; changed since the list was read it is 412 with If-Match', async () => {
    for (const name of ['Ål', 'asiatisk', 'Ølmad', 'Æggeret', 'Zoologi']) await added(name, 'location')
    const { locations } = (await service.app.inject('/api/v2/filters/grouped')).json()
    const names = locations.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['asiatisk', 'Zoologi', 'Æggeret', 'Ølmad', 'Ål'])
    const { headers } = await service.app.inject('/api/v2/filters')
    const rename = (name: string) =>
      send('PUT', { id: locations[0].id, name }, '/api/v2/filters', { 'if-match': String(headers.etag) })
    expect((await rename('Asien')).statusCode).toBe(200)
    const late = await rename('Østen')
    expect([late.statusCode, late.json().changedBy]).toEqual([412, 'Uffe User'])
    expect(late.json().current).toEqual((await service.app.inject('/api/v2/filters')).json())
  })

  test('that is deleted is removed from caterers and pages', async () => {
    const { db } = service
    const [gone, stays] = [await added('Tapas'), await added('Suppe')]
    const [cater, other] = [await addCater(db), await addCater(db)]
    const has = (caterId: number, filterId: number) => ({ caterId, filterId })
    await db
      .insertInto('caterFilter')
      .values([has(cater.id, gone.id), has(cater.id, stays.id), has(other.id, stays.id)])
      .execute()
    const blocks = [
      { id: 'a', type: 'banner', title: 'Hej', linkUrl: '/', linkText: '' },
      { id: 'b', type: 'foodtype', title: '', filterIds: [stays.id, gone.id] },
      { id: 'c', type: 'foodtype', title: '', filterIds: [gone.id] },
    ]
    const page = (await send('POST', { url: '/tapas', title: 'Tapas', blocks }, '/api/v2/pages')).json()
    const before = (await changes()).length

    expect((await send('DELETE', { id: gone.id })).statusCode).toBe(200)
    const left = await service.app.inject(`/api/v2/pages/${page.id}`)
    expect(left.json().blocks).toMatchObject([{ id: 'a' }, { id: 'b', filterIds: [stays.id] }, { filterIds: [] }])
    const filtersOf = async (id: number) => (await service.app.inject(`/api/v2/caters-public/${id}`)).json().filters
    expect([await filtersOf(cater.id), await filtersOf(other.id)]).toEqual([[stays.id], [stays.id]])
    expect((await changes()).slice(before)).toMatchObject([
      { kind: 'filter', after: null },
      { kind: 'cater', before: { filters: [gone.id, stays.id] }, after: { filters: [stays.id] } },
      { kind: 'page', thingId: `${page.id}`, before: { blocks: { length: 3 } }, after: { blocks: { length: 3 } } },
    ])
  })
})
