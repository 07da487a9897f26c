import { beforeEach, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  const dish = { id: IDS.herring, caterId: 55, name: 'Sild' }
  bff.v2.answer('GET /caters/55/dishes', () => ({ status: 200, body: [dish] }))
  return () => bff.v2.stop()
})

const globalId = (typename: string, id: string) => Buffer.from(`${typename}:55:${id}`).toString('base64')

type User = Parameters<typeof bff.v2.token>[0]

const THINGS = [
  ['category', 'Category', IDS.category, 'Smørrebrød'],
  ['menu', 'Menu', IDS.lunch, 'Frokostplatte'],
  ['dish', 'Dish', IDS.herring, 'Sild'],
  ['service', 'Service', IDS.delivery, 'Kørsel'],
] as const

const find = async (number: number, field: string, id: string, email: User = 'smagen@demo.dk') => {
  const query = `{ cater(number: ${number}) { thing: ${field}(id: "${id}") { uuid name } } }`
  return bff.execute(query, { cookie: await bff.v2.token(email) })
}

test.each(THINGS)('ADM-13 a %s is found by its UUID and by its global id', async (field, typename, uuid, name) => {
  for (const id of [uuid, globalId(typename, uuid)])
    expect((await find(55, field, id)).data.cater.thing).toEqual({ uuid, name })
})

test.each(THINGS)("ADM-13 a %s that is not there, or another caterer's, is null", async (field, typename, uuid) => {
  bff.v2.answer('GET /caters/57/categories', () => ({ status: 200, body: [] }))
  for (const path of ['products/menus', 'services', 'dishes'])
    bff.v2.answer(`GET /caters/57/${path}`, () => ({ status: 200, body: [] }))
  for (const [number, id] of [
    [55, '00000000-0000-4000-8000-999999999999'],
    [55, 'nonsense'],
    [57, globalId(typename, uuid)],
    [57, uuid],
  ] as const) {
    const { data, errors } = await find(number, field, id, 'admin@demo.dk')
    expect(errors).toBeUndefined()
    expect(data.cater.thing).toBeNull()
  }
})

test('ROLE-2 a dish is null for all but its own people and admins', async () => {
  expect((await find(55, 'dish', IDS.herring, 'gront@demo.dk')).data.cater.thing).toBeNull()
  expect((await find(55, 'dish', IDS.herring, 'admin@demo.dk')).data.cater.thing).toMatchObject({ name: 'Sild' })
})

test('RTE-1 the written text keeps its headings for editing', async () => {
  const texts = { description: '<h5>Om os</h5>', noticeText: '<h4>Husk</h4>' }
  bff.v2.answer('GET /caters-public/55', () => ({
    status: 200,
    body: { id: 55, name: 'Smagen', active: true, delivery: true, ...texts },
  }))
  const query = '{ cater(number: 55) { description writtenDescription writtenNoticeText } }'
  expect((await bff.execute(query, {})).data.cater).toEqual({
    description: '<h3>Om os</h3>',
    writtenDescription: '<h5>Om os</h5>',
    writtenNoticeText: '<h4>Husk</h4>',
  })
})
