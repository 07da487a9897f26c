import { beforeEach, describe, expect, test } from 'vitest'
import { sendWithFiles, multipartForm } from '../testing/multipart.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let admin: string
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  admin = await bff.v2.token('admin@demo.dk')
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const id = (text: string) => Buffer.from(text).toString('base64')
const CATER = id('Cater:55')
const smagenWith = (more: object) => ({ id: 55, name: 'Smagen', active: true, delivery: true, ...more })
const changed = (more: object = {}) => ({ status: 200, body: { cater: smagenWith(more) } })
const problem = (status: number, title: string, more: object = {}) => ({
  status,
  body: { type: 'x', title, status, ...more },
})
const bodyOf = (call: string) => bff.v2.calls.find((made) => made.call === call)?.body

const UPDATE = `mutation ($input: UpdateCaterInput!) {
  updateCater(input: $input) {
    __typename
    ... on Cater { id name minCovers administration { version accountNumber } }
    ... on ValidationFailed { issues { path validatorKey } }
    ... on EditConflict { changedBy current { ... on Cater { name } } }
  }
}`
const update = (input: object, cookie = smagen) =>
  bff.execute(UPDATE, { cookie, variables: { input: { id: CATER, ...input } } })

describe('updateCater', () => {
  test('GRA-7 sends the changes in the form of the wire, null to clear, and no other fields', async () => {
    bff.v2.answer('PUT /caters', () => changed({ minEnvelopes: 12, accountNumber: '42' }))
    const period = { id: 'PricePeriod:00000000-0000-4000-8000-000000000009', type: 'OFFER', percentage: -10 }
    const { data, errors } = await update({
      minCovers: 12,
      noticeDays: 3,
      offersDelivery: false,
      logoAlt: 'Logo',
      noticeText: null,
      tags: null,
      filterIds: [id('Filter:3'), '4'],
      pricePeriods: [
        { ...period, from: '2026-12-01', to: '2026-12-02' },
        { type: 'FIXED_DAY', percentage: 5, weekdays: [6] },
      ],
    })
    expect(errors).toBeUndefined()
    expect(data.updateCater).toMatchObject({
      __typename: 'Cater',
      minCovers: 12,
      administration: { accountNumber: '42' },
    })
    expect(bodyOf('PUT /caters')).toEqual({
      id: 55,
      minEnvelopes: 12,
      orderBefore: 3,
      delivery: false,
      logoImageAlt: 'Logo',
      noticeText: null,
      tags: [],
      filters: [3, 4],
      pricePeriods: [
        {
          id: '00000000-0000-4000-8000-000000000009',
          type: 3,
          percentage: -10,
          weekdays: [],
          from: '2026-12-01',
          to: '2026-12-02',
        },
        { type: 1, percentage: 5, weekdays: [6] },
      ],
    })
    // The answer of the change is the whole caterer already
    expect(bff.v2.takeCalls()).toEqual(['PUT /caters'])
  })

  test('GRA-6 issues have the paths of the input', async () => {
    const errors = [
      { path: 'minEnvelopes', validatorKey: 'required' },
      { path: 'filters.0', validatorKey: 'unknown' },
    ]
    bff.v2.answer('PUT /caters', () => problem(422, 'invalid', { errors }))
    const { data } = await update({ minCovers: null })
    expect(data.updateCater.issues).toEqual([
      { path: 'minCovers', validatorKey: 'required' },
      { path: 'filterIds.0', validatorKey: 'unknown' },
    ])
  })

  test('GRA-6 an outdated version is an edit conflict, the current one is saved', async () => {
    const { data } = await bff.execute('{ cater(number: 55) { administration { version } } }', { cookie: smagen })
    const { version } = data.cater.administration
    bff.v2.answer('PUT /caters', ({ headers }) =>
      headers['if-match'] === '"old"'
        ? problem(412, 'changed', { current: smagenWith({ name: 'Ny' }), changedBy: 'Anne', changedAt: null })
        : changed(),
    )
    expect((await update({ version, name: 'Mit' })).data.updateCater.__typename).toBe('Cater')
    expect(bff.v2.calls.at(-1)?.headers['if-match']).toMatch(/^"\d+"$/)
    const late = await update({ version: 'old', name: 'Mit' })
    expect(late.data.updateCater).toEqual({ __typename: 'EditConflict', changedBy: 'Anne', current: { name: 'Ny' } })
  })

  test('GRA-10 public reads are fresh after a change', async () => {
    const read = () => bff.execute('{ cater(number: 55) { name } caters { totalCount } }')
    bff.v2.answer('PUT /caters', () => changed())
    await read()
    await update({ name: 'Mit' })
    bff.v2.takeCalls()
    await read()
    expect(bff.v2.takeCalls().toSorted()).toEqual(['GET /caters', 'GET /caters-public/55'])
  })

  test('FIR-2 fields for admins are refused to a caterer', async () => {
    bff.v2.answer('PUT /caters', ({ body }) =>
      'commission' in (body as object) ? problem(403, 'admins_only') : changed(),
    )
    expect((await update({ commission: 0 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await bff.execute(UPDATE, { variables: { input: { id: CATER } } })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })
})

describe('pictures', () => {
  const logo = new File([new Uint8Array([1, 2, 3])], 'lo"go.png', { type: 'image/png' })
  const headers = () => ({ cookie: `session=${smagen}`, 'x-csrf': '1' })

  test('FIR-5 are sent as multipart with the caterer as JSON; without any it is JSON', async () => {
    bff.v2.answer('PUT /caters/full', () => changed())
    const variables = { input: { id: CATER, name: 'Smagen', logo: null, banner: null } }
    const { data, errors } = await sendWithFiles(
      bff,
      multipartForm(UPDATE, variables, { 'input.logo': logo }),
      headers(),
    )
    expect(errors).toBeUndefined()
    expect(data.updateCater.__typename).toBe('Cater')
    const form = bodyOf('PUT /caters/full') as { cater: string; logo: object }
    expect(Object.keys(form)).toEqual(['cater', 'logo'])
    expect(JSON.parse(form.cater)).toEqual({ id: 55, name: 'Smagen' })
    expect(form.logo).toEqual({ name: 'lo"go.png', type: 'image/png', bytes: Buffer.from([1, 2, 3]) })
    bff.v2.answer('PUT /caters', () => changed())
    await update({ name: 'Smagen', logo: null })
    expect(bodyOf('PUT /caters')).toEqual({ id: 55, name: 'Smagen' })
  })

  test('GRA-12 a file above 15 MB is an issue at its path, and not sent', async () => {
    const large = new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'banner.jpg')
    bff.v2.takeCalls()
    const variables = { input: { id: CATER } }
    const { data } = await sendWithFiles(bff, multipartForm(UPDATE, variables, { 'input.banner': large }), headers())
    expect(data.updateCater.issues).toEqual([{ path: 'banner', validatorKey: 'too_large' }])
    expect(bff.v2.takeCalls()).toEqual(['GET /api/users/me'])
  })

  test('GRA-13 a form with a cookie and without the header is refused', async () => {
    const form = multipartForm(UPDATE, { input: { id: CATER } }, { 'input.logo': logo })
    const { errors } = await sendWithFiles(bff, form, { cookie: `session=${smagen}` })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('a text in place of a file is refused', async () => {
    const { errors } = await update({ logo: 'logo.png' })
    expect(errors?.[0]?.message).toContain('File must be a file of a multipart request')
  })
})

describe('admins', () => {
  test('FIR-2 create a caterer; others may not', async () => {
    const create = `mutation ($input: CreateCaterInput!) {
      createCater(input: $input) { __typename ... on Cater { number } ... on UserError { message } }
    }`
    const input = {
      name: 'Ny',
      legalName: 'Ny ApS',
      address: 'Gade 1',
      zipCode: '8000',
      email: 'ny@demo.dk',
      minCovers: 10,
      noticeDays: 2,
      contactPerson: 'Nina',
      commission: 12.5,
    }
    bff.v2.answer('POST /api/caters/create', () => ({ status: 201, body: { cater: { ...smagenWith({}), id: 61 } } }))
    const { data } = await bff.execute(create, { cookie: admin, variables: { input } })
    expect(data.createCater).toEqual({ __typename: 'Cater', number: 61 })
    expect(bodyOf('POST /api/caters/create')).toMatchObject({ name: 'Ny', minEnvelopes: 10, commission: 12.5 })
    const denied = await bff.execute(create, { cookie: smagen, variables: { input } })
    expect(denied.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  test('FIR-6 close a caterer, and delete it unless it has open orders', async () => {
    bff.v2.answer('PUT /caters', () => changed({ active: 0 }))
    const closed = await bff.execute(
      `mutation { setCaterActive(input: { id: "${CATER}", isActive: false }) { isActive } }`,
      { cookie: admin },
    )
    expect(closed.data.setCaterActive.isActive).toBe(false)
    expect(bodyOf('PUT /caters')).toEqual({ id: 55, active: false })
    const remove = `mutation { deleteCater(input: { id: "${CATER}" }) {
      ... on Deleted { deletedId } ... on NotPossible { reason message }
    } }`
    bff.v2.answer('DELETE /caters', () => problem(409, 'has_open_orders'))
    expect((await bff.execute(remove, { cookie: admin })).data.deleteCater).toEqual({
      reason: 'has_open_orders',
      message: 'Cateringfirmaet har ordrer, der ikke er leveret endnu.',
    })
    bff.v2.answer('DELETE /caters', () => ({ status: 200, body: { success: true } }))
    expect((await bff.execute(remove, { cookie: admin })).data.deleteCater).toEqual({ deletedId: CATER })
  })

  const all = [
    { id: 57, name: 'Grønt', active: true, delivery: true, ordering: 1, commission: 10 },
    { id: 55, name: 'Smagen', active: false, delivery: true, ordering: 2, commission: '12.5' },
  ]

  test('GRA-9 see all caterers with their administration by one call; others see none', async () => {
    bff.v2.answer('GET /api/caters/get-all', () => ({ status: 200, body: all }))
    const query = '{ allCaters { number isActive administration { ordering commission } } }'
    expect((await bff.execute(query, { cookie: smagen })).data.allCaters).toBeNull()
    expect(bff.v2.takeCalls()).toEqual([])
    const { data } = await bff.execute(query, { cookie: admin })
    expect(data.allCaters).toEqual([
      { number: 57, isActive: true, administration: { ordering: 1, commission: 10 } },
      { number: 55, isActive: false, administration: { ordering: 2, commission: 12.5 } },
    ])
    expect(bff.v2.takeCalls()).toEqual(['GET /api/caters/get-all'])
    await bff.execute(
      '{ a: cater(number: 55) { administration { version } } b: cater(number: 57) { administration { version } } }',
      {
        cookie: admin,
      },
    )
    expect(
      bff.v2.takeCalls().filter((call) => !call.startsWith('GET /caters-public') && call !== 'GET /caters'),
    ).toEqual(['GET /api/caters/get-all'])
  })

  test('GRA-7 reorder caterers: one call each, serially, and no list', async () => {
    bff.v2.answer('PUT /caters/update-ordering', ({ body }) => changed(body as object))
    bff.v2.takeCalls()
    const { data } = await bff.execute(
      `mutation ($caters: [CaterPlaceInput!]!) { reorderCaters(input: { caters: $caters }) { number } }`,
      {
        cookie: admin,
        variables: {
          caters: [
            { id: id('Cater:57'), ordering: 1 },
            { id: CATER, ordering: 2 },
          ],
        },
      },
    )
    expect(data.reorderCaters).toEqual([{ number: 57 }, { number: 55 }])
    const sent = bff.v2.calls.filter(({ call }) => call === 'PUT /caters/update-ordering')
    expect(sent.map(({ body }) => body)).toEqual([
      { id: 57, ordering: 1 },
      { id: 55, ordering: 2 },
    ])
    expect(bff.v2.takeCalls()).toEqual(['PUT /caters/update-ordering', 'PUT /caters/update-ordering'])
  })

  test('SCA-14 move a caterer to a place among all by one call', async () => {
    bff.v2.answer('PUT /caters/update-ordering', ({ body }) => changed(body as object))
    const move = (place: number) =>
      bff.execute(`mutation { moveCater(input: { id: "${CATER}", place: ${place} }) { number } }`, { cookie: admin })
    expect((await move(3)).data.moveCater).toEqual({ number: 55 })
    expect(bodyOf('PUT /caters/update-ordering')).toEqual({ id: 55, ordering: 3, place: 3 })
    expect((await move(0)).errors?.[0]?.extensions?.code).toBe('BAD_REQUEST')
  })

  test('SCA-14 page through all caterers by the words of name and city, also where the service has no pages', async () => {
    const query = `query ($after: String, $query: String) {
      allCatersConnection(first: 1, after: $after, query: $query) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { number } }
      }
    }`
    const read = async (variables: object) =>
      (await bff.execute(query, { cookie: admin, variables })).data.allCatersConnection
    bff.v2.answer('GET /api/caters/get-all', () => ({ status: 200, body: all }))
    const first = await read({})
    expect(first).toMatchObject({ totalCount: 2, edges: [{ node: { number: 57 } }] })
    expect(await read({ after: first.pageInfo.endCursor })).toMatchObject({ edges: [{ node: { number: 55 } }] })
    expect(await read({ query: ' SMAG ' })).toMatchObject({ totalCount: 1, edges: [{ node: { number: 55 } }] })
    bff.v2.answer('GET /api/caters/get-all', () => ({
      status: 200,
      body: all.slice(0, 1),
      headers: { link: '</x?cursor=abc>; rel="next"', 'x-total-count': '5000' },
    }))
    expect(await read({ query: 'x' })).toMatchObject({ totalCount: 5000, pageInfo: { hasNextPage: true } })
    expect((await bff.execute(query, { cookie: smagen })).data.allCatersConnection).toBeNull()
  })
})
