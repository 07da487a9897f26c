import { beforeEach, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let admin: string
beforeEach(async () => {
  bff = await startTestGraph()
  admin = await bff.v2.token('admin@demo.dk')
  answers('GET /filters/grouped', { foodtypes: [smoerrebroed], occasions: [bryllup], locations: [] })
  return () => bff.v2.stop()
})

const smoerrebroed = { id: '1', name: 'Smørrebrød', type: 'foodtype' }
const bryllup = { id: 2, name: 'Bryllup', type: 'occasion' }
const answers = (call: string, body: unknown, status = 200) => bff.v2.answer(call, () => ({ status, body }))
const change = (mutation: string, cookie = admin) => bff.execute(`mutation { ${mutation} }`, { cookie })
const NAMES = '{ filters { foodtypes { name } locations { name } } }'

test('filters are grouped also where the service only lists them', async () => {
  answers('GET /filters/grouped', undefined, 404)
  answers('GET /filters', [smoerrebroed, bryllup])
  expect((await bff.execute(NAMES)).data.filters).toEqual({ foodtypes: [{ name: 'Smørrebrød' }], locations: [] })
})

test('GRA-7 GRA-10 filters are created, changed and deleted, and fresh at once', async () => {
  answers('POST /filters', { id: 3, name: 'Aarhus', type: 'location' }, 201)
  answers('PUT /filters', { ...bryllup, name: 'Fest' })
  answers('DELETE /filters', { success: true })
  await bff.execute(NAMES)
  const made = await change('createFilter(input: { name: "Aarhus", type: LOCATION }) { ... on Filter { number type } }')
  expect(made.data.createFilter).toEqual({ number: 3, type: 'LOCATION' })
  expect(bff.v2.calls.at(-1)?.body).toEqual({ name: 'Aarhus', type: 'location' })
  const named = await change('updateFilter(input: { id: "2", name: "Fest" }) { ... on Filter { name } }')
  expect(named.data.updateFilter).toEqual({ name: 'Fest' })
  expect(bff.v2.calls.at(-1)?.body).toEqual({ id: 2, name: 'Fest' })
  await bff.execute('{ page(url: "/smagen") { title } cater(number: 55) { name } }')
  const gone = await change('deleteFilter(input: { id: "2" }) { deletedId }')
  expect(gone.data.deleteFilter).toEqual({ deletedId: Buffer.from('Filter:2').toString('base64') })
  bff.v2.takeCalls()
  await bff.execute(`{ page(url: "/smagen") { title } cater(number: 55) { name } ${NAMES.slice(1)}`)
  expect(bff.v2.takeCalls().toSorted()).toEqual([
    'GET /caters-public/55',
    'GET /filters/grouped',
    'GET /page-by-url//smagen',
  ])
})

test('ROLE-2 filters are changed by admins only', async () => {
  const smagen = await bff.v2.token('smagen@demo.dk')
  for (const mutation of [
    'createFilter(input: { name: "x", type: LOCATION }) { __typename }',
    'updateFilter(input: { id: "1" }) { __typename }',
    'deleteFilter(input: { id: "1" }) { __typename }',
  ])
    expect((await change(mutation, smagen)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect(bff.v2.takeCalls()).toEqual([])
})

test('a duplicate name is an issue in Danish', async () => {
  const errors = [{ path: 'name', validatorKey: 'not_unique' }]
  answers('POST /filters', { type: 'x', title: 'invalid', status: 422, errors }, 422)
  const { data } = await change('createFilter(input: { name: "x", type: LOCATION }) { ... on UserError { message } }')
  expect(data.createFilter).toEqual({ message: 'Navnet findes allerede' })
})
