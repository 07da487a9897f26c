import { beforeAll, describe, expect, test } from 'vitest'
import { addCater } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

const get = (url: string, headers = {}) => service.app.inject({ url: `/api/v2${url}`, headers })

/** Adds a page of a caterer with two services. */
async function addPage(values: Parameters<typeof addCater>[1] = {}) {
  const { id } = await addCater(service.db, values)
  const url = `/${crypto.randomUUID()}`
  await service.db.insertInto('page').values({ url, title: 'Side', caterId: id, blocks: '[]' }).execute()
  for (const name of ['Kørsel', 'Bestik'])
    await service.db.insertInto('service').values({ caterId: id, name, priceOere: 100_00 }).execute()
  return { caterId: id, page: `/page-by-url/${encodeURIComponent(url)}` }
}

describe('GET /page-by-url/{url}?embed=', () => {
  test('contains the caterer and its services as their own routes return them', async () => {
    const { caterId, page } = await addPage()
    const { cater, services, ...rest } = (await get(`${page}?embed=cater,services`)).json()
    expect(cater).toEqual((await get(`/caters-public/${caterId}`)).json())
    expect(services).toEqual((await get(`/caters/${caterId}/services`)).json())
    expect(services).toHaveLength(2)
    expect(rest).toEqual((await get(page)).json())
    expect(Object.keys((await get(`${page}?embed=services`)).json())).not.toContain('cater')
    expect((await get(`${page}?embed=users`)).statusCode).toBe(422)
  })

  test('changes its ETag when an embedded object changes', async () => {
    const { caterId, page } = await addPage()
    const url = `${page}?embed=cater,services`
    const etagOf = async () => String((await get(url)).headers.etag)
    const seen = [await etagOf()]
    expect((await get(url, { 'if-none-match': seen[0] })).statusCode).toBe(304)
    await service.db.updateTable('cater').set({ name: 'Ny' }).where('id', '=', caterId).execute()
    seen.push(await etagOf())
    await service.db.updateTable('service').set({ name: 'Ny' }).where('caterId', '=', caterId).execute()
    seen.push(await etagOf())
    expect(new Set(seen).size).toBe(3)
  })

  test('contains only the public part of a closed caterer, and nothing of a deleted one', async () => {
    const closed = await addPage({ active: false })
    const answer = (await get(`${closed.page}?embed=cater,services`)).json()
    expect([answer.cater.active, 'services' in answer]).toEqual([false, false])
    const deleted = await addPage({ active: false, deletedAt: new Date() })
    const gone = (await get(`${deleted.page}?embed=cater,services`)).json()
    expect(['cater' in gone, 'services' in gone]).toEqual([false, false])
  })
})
