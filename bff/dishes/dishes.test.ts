import { beforeEach, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  bff.v2.answer('GET /caters/55/dishes', () => ({ status: 200, body: [dish] }))
  return () => bff.v2.stop()
})

const dish = { id: IDS.herring, caterId: '55', name: 'Sild', newer: true }
const DISH = Buffer.from(`Dish:55:${IDS.herring}`).toString('base64')
const LIST = '{ cater(number: 55) { dishes { id name version } } }'
const NODE = `{ node(id: "${DISH}") { ... on Dish { name } } }`
const change = (mutation: string) => bff.execute(`mutation { ${mutation} }`, { cookie: smagen })

test('ROLE-2 dishes are visible to their own people and admins only, also by their ids', async () => {
  for (const cookie of [smagen, await bff.v2.token('admin@demo.dk')]) {
    expect((await bff.execute(LIST, { cookie })).data.cater.dishes).toMatchObject([{ id: DISH, name: 'Sild' }])
    expect((await bff.execute(NODE, { cookie })).data.node).toEqual({ name: 'Sild' })
  }
  bff.v2.takeCalls()
  for (const cookie of [undefined, await bff.v2.token('gront@demo.dk'), await bff.v2.token('kunde@demo.dk')]) {
    const list = await bff.execute(LIST, cookie ? { cookie } : {})
    expect(list).toMatchObject({ data: { cater: { dishes: null } } })
    expect(list.errors).toBeUndefined()
    expect((await bff.execute(NODE, cookie ? { cookie } : {})).data.node).toBeNull()
  }
  expect(bff.v2.takeCalls()).not.toContain('GET /caters/55/dishes')
})

test('GRA-7 dishes are created, renamed by their version, and deleted', async () => {
  bff.v2.answer('POST /caters/55/dishes', () => ({ status: 201, body: { ...dish, name: 'Laks' } }))
  const made = await change('createDish(input: { caterNumber: 55, name: "Laks" }) { ... on Dish { name } }')
  expect(made.data.createDish).toEqual({ name: 'Laks' })
  expect(bff.v2.calls.at(-1)?.body).toEqual({ name: 'Laks' })

  bff.v2.answer(`GET /caters/55/dishes/${IDS.herring}`, () => ({ status: 200, body: dish }))
  bff.v2.answer('PUT /caters/dishes', ({ headers }) =>
    headers['if-match'] === '"old"'
      ? { status: 412, body: { type: 'x', title: 'x', status: 412, current: dish, changedBy: null, changedAt: null } }
      : { status: 200, body: { ...dish, name: 'Ny' } },
  )
  const { version } = (await bff.execute(LIST, { cookie: smagen })).data.cater.dishes[0]
  const rename = (which: string) =>
    change(`updateDish(input: { id: "${DISH}", version: "${which}", name: "Ny" }) {
      __typename ... on Dish { name } ... on EditConflict { current { ... on Dish { name } } }
    }`)
  expect((await rename(version)).data.updateDish).toEqual({ __typename: 'Dish', name: 'Ny' })
  expect(bff.v2.calls.at(-1)?.body).toEqual({ id: IDS.herring, caterId: 55, name: 'Ny' })
  expect((await rename('old')).data.updateDish).toEqual({ __typename: 'EditConflict', current: { name: 'Sild' } })

  bff.v2.answer('DELETE /caters/dishes', () => ({ status: 200, body: { success: 1 } }))
  const gone = await change(`deleteDish(input: { id: "${DISH}" }) { deletedId }`)
  expect(gone.data.deleteDish).toEqual({ deletedId: DISH })
  expect(bff.v2.calls.at(-1)?.body).toEqual({ id: IDS.herring, caterId: 55 })
})
