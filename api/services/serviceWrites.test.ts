import { beforeAll, describe, expect, test } from 'vitest'
import { Service } from '../../contract/services.ts'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

const driving = {
  name: 'Kørsel',
  description: '<p>I hele Aarhus</p>',
  required: true,
  price: 149.5,
  appliesTo: 'delivery',
}

async function addService({ call, path }: CatalogueFixture, values: object = {}): Promise<Service> {
  const answer = await call('POST', `${path}/services`, { body: { ...driving, ...values } })
  expect(answer.statusCode).toBe(201)
  return Service.parse(answer.json())
}

describe('SER-1 services', () => {
  test('are added, changed in part and deleted, each recorded in the audit log', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, caterId, path } = fixture
    const added = await addService(fixture)
    const { id } = added
    expect(added).toEqual({ id, caterId, ...driving })
    expect((await call('GET', `${path}/services/${id}`)).json()).toEqual(added)
    expect((await call('GET', `${path}/services`, { as: 'public' })).json()).toEqual([added])

    const changed = await call('PUT', '/caters/services', { body: { id, caterId, price: 150, required: false } })
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...added, price: 150, required: false }])
    const same = await call('PUT', '/caters/services', { body: changed.json() })
    expect([same.statusCode, same.json()]).toEqual([200, changed.json()])

    const gone = await call('DELETE', '/caters/services', { body: { id, caterId } })
    expect([gone.statusCode, gone.json()]).toEqual([200, { success: true }])
    expect((await call('GET', `${path}/services`, { as: 'public' })).json()).toEqual([])
    expect((await call('DELETE', '/caters/services', { body: { id, caterId } })).statusCode).toBe(404)

    const who = { userId: fixture.userId, caterId }
    expect(await fixture.recorded('service', id)).toEqual([
      { ...who, before: null, after: added },
      { ...who, before: { price: 149.5, required: true }, after: { price: 150, required: false } },
      { ...who, before: changed.json(), after: null },
    ])
  })

  test('are listed in Danish order, required ones first', async () => {
    const fixture = await createCatalogueFixture(service)
    for (const name of ['Ål', 'bord', 'Ære', 'Øl', 'Aske']) await addService(fixture, { name, required: name === 'Øl' })
    const listed = (await fixture.call('GET', `${fixture.path}/services`)).json()
    expect(listed.map(({ name }: Service) => name)).toEqual(['Øl', 'Aske', 'bord', 'Ære', 'Ål'])
  })

  test('SER-2 need a name and a description; by default they are free and not required', async () => {
    const fixture = await createCatalogueFixture(service)
    const { name, description } = driving
    const bare = await fixture.call('POST', `${fixture.path}/services`, { body: { name, description } })
    expect(bare.json()).toMatchObject({ name, description, price: 0, required: false, appliesTo: 'both' })
    const refused = async (body: object, method: 'POST' | 'PUT' = 'POST') => {
      const answer = await fixture.call(method, method === 'POST' ? `${fixture.path}/services` : '/caters/services', {
        body,
      })
      expect(answer.statusCode).toBe(422)
      return answer
        .json()
        .errors.map((issue: { path: string; validatorKey: string }) => [issue.path, issue.validatorKey])
    }
    expect(await refused({})).toEqual([
      ['name', 'required'],
      ['description', 'required'],
    ])
    expect(await refused({ ...driving, description: '<p>&nbsp;</p>' })).toEqual([['description', 'required']])
    expect(await refused({ ...driving, price: -1 })).toEqual([['price', 'min']])
    expect(await refused({ ...driving, price: 1.005 })).toEqual([['price', 'invalid']])
    expect(await refused({ ...driving, price: '10' })).toEqual([['price', 'invalid']])
    const { id, caterId } = bare.json()
    expect(await refused({ id, caterId, name: ' ', description: '' }, 'PUT')).toEqual([
      ['name', 'required'],
      ['description', 'required'],
    ])
    expect((await fixture.call('GET', `${fixture.path}/services`)).json()).toEqual([bare.json()])
  })

  test('ROLE-2 of another caterer are 404', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path, caterId, otherCaterId } = fixture
    const added = await addService(fixture)
    const body = { ...added, price: 1 }
    const elsewhere = { ...body, caterId: otherCaterId }
    const answers = [
      await call('GET', `${path}/services/${added.id}`, { as: 'stranger' }),
      await call('POST', `${path}/services`, { as: 'stranger', body }),
      await call('PUT', '/caters/services', { as: 'stranger', body }),
      await call('PUT', '/caters/services', { as: 'stranger', body: elsewhere }),
      await call('DELETE', '/caters/services', { as: 'stranger', body }),
      await call('DELETE', '/caters/services', { as: 'admin', body: elsewhere }),
      await call('POST', '/caters/2147483647/services', { as: 'admin', body }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await call('GET', `${path}/services`)).json()).toEqual([added])
    expect((await call('PUT', '/caters/services', { as: 'admin', body: { ...body, caterId } })).json()).toEqual(body)
  })

  test('are added once for an idempotency key', async () => {
    const { call, path } = await createCatalogueFixture(service)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await call('POST', `${path}/services`, { body: driving, headers })
    const second = await call('POST', `${path}/services`, { body: driving, headers })
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    expect((await call('GET', `${path}/services`)).json()).toHaveLength(1)
  })

  test('changed since they were read are 412 with If-Match', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path } = fixture
    const { id, caterId } = await addService(fixture)
    const headers = { 'if-match': String((await call('GET', `${path}/services/${id}`)).headers.etag) }
    const reprice = (price: number) => call('PUT', '/caters/services', { body: { id, caterId, price }, headers })
    expect((await reprice(200)).statusCode).toBe(200)
    const late = await reprice(300)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { id, price: 200 }, changedBy: 'Kokke Kok' })
    expect((await call('GET', `${path}/services/${id}`)).json().price).toBe(200)
  })
})
