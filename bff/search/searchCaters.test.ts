import { beforeEach, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const cater = { id: 55, name: 'Smagen', active: true, delivery: true, slug: 'smagen', filters: [3] }
const found = {
  cater,
  match: 'other_date',
  reasons: [{ code: 'DAY_FULL', message: 'Dagen er fuldt booket.' }],
  next: '2027-04-05',
  menu: { id: IDS.lunch, name: 'Frokostplatte' },
  coverPrice: 129,
  price: { goods: 5160, delivery: 95, services: [{ name: 'Kørsel', price: 150 }], total: 5405, perCover: 135.13 },
  isWithinBudget: true,
  kilometres: 4,
  cursor: 'behind-55',
}
const answer = { total: 3, hits: 0, district: 'Aarhus C', caters: [found], nextCursor: 'behind-55', relaxations: [] }
const answers = (body: object) => bff.v2.answer('GET /cater-search', () => ({ status: 200, body }))
const filterId = Buffer.from('Filter:3').toString('base64')

test('MAR-5 a search is one call, and its edges carry match, reasons and total price', async () => {
  answers({ ...answer, relaxations: [{ condition: 'date', filterId: null, count: 7 }] })
  const { data } = await bff.execute(`{
    searchCaters(
      first: 1
      input: { place: " 8000 ", date: "2027-04-03", covers: 40, budget: 200, filterIds: ["${filterId}"] }
    ) {
      totalCount hitCount district
      relaxations { condition filter { name } count }
      edges {
        match next coverPrice isWithinBudget kilometres
        reasons { code message }
        menu { id name }
        totalPrice { goods delivery services { name price } total perCover }
        node { number slug }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`)
  expect(data.searchCaters).toMatchObject({
    totalCount: 3,
    hitCount: 0,
    district: 'Aarhus C',
    relaxations: [{ condition: 'DATE', filter: null, count: 7 }],
    edges: [
      {
        match: 'OTHER_DATE',
        reasons: found.reasons,
        next: found.next,
        menu: { id: Buffer.from(`Menu:55:${IDS.lunch}`).toString('base64'), name: 'Frokostplatte' },
        coverPrice: 129,
        totalPrice: found.price,
        isWithinBudget: true,
        kilometres: 4,
        node: { number: 55, slug: 'smagen' },
      },
    ],
    pageInfo: { hasNextPage: true, endCursor: 'behind-55' },
  })
  const [call] = bff.v2.calls
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    place: '8000',
    date: '2027-04-03',
    covers: '40',
    budget: '200',
    filters: '3',
    limit: '1',
  })
  expect(bff.v2.takeCalls()).toEqual(['GET /cater-search'])
})

test('MAR-5 the next part begins after the cursor, and only the named caterers are compared', async () => {
  answers(answer)
  const execute = (after: string) =>
    bff.execute(`{ searchCaters(first: 1, after: ${after}, input: { caterIds: ["${Buffer.from('Cater:55').toString('base64')}"] }) {
      pageInfo { endCursor hasNextPage hasPreviousPage } } }`)
  const { endCursor } = (await execute('null')).data.searchCaters.pageInfo
  answers({ ...answer, nextCursor: null })
  const second = await execute(`"${endCursor}"`)
  expect(second.data.searchCaters.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  expect(bff.v2.calls.map(({ query }) => [query.get('cursor'), query.get('caters')])).toEqual([
    [null, '55'],
    ['behind-55', '55'],
  ])
  bff.v2.answer('GET /cater-search', () => ({ status: 400, body: { title: 'invalid_cursor' } }))
  expect((await execute('"x"')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
})

test('MAR-6 MAR-7 a search asks for a course, for chosen menus and for other menus', async () => {
  const { coverPrice, price, isWithinBudget } = found
  const other = { menu: { id: IDS.lunch, name: 'Platte' }, fit: null, coverPrice, price, isWithinBudget }
  answers({ ...answer, caters: [{ ...found, others: [other] }] })
  const { data } = await bff.execute(`{
    searchCaters(otherMenus: 5, input: { course: DESSERT, menuUuids: ["${IDS.lunch}"] }) {
      edges { otherMenus { menu { uuid name } coverPrice isWithinBudget fit totalPrice { total } } }
    }
  }`)
  expect(data.searchCaters.edges[0].otherMenus).toEqual([
    { menu: { uuid: IDS.lunch, name: 'Platte' }, coverPrice, isWithinBudget, fit: null, totalPrice: { total: 5405 } },
  ])
  const [call] = bff.v2.calls
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ course: 'DESSERT', menus: IDS.lunch, others: '5' })
  for (const otherMenus of [-1, 31]) {
    const { errors } = await bff.execute(`{ searchCaters(otherMenus: ${otherMenus}, input: {}) { totalCount } }`)
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  }
})

test('MAR-5 a service without a search is reported as such', async () => {
  const { errors } = await bff.execute('{ searchCaters(input: { covers: 10 }) { totalCount } }')
  expect(errors?.[0]?.extensions.code).toBe('NOT_SUPPORTED')
})

test('MAR-5 where the list of caterers names their storefronts, no list of pages is read', async () => {
  bff.v2.answer('GET /caters', () => ({ status: 200, body: [cater, { ...cater, id: 56, slug: null }] }))
  const { data } = await bff.execute('{ caters { totalCount edges { node { slug } } } }')
  expect(data.caters).toEqual({ totalCount: 1, edges: [{ node: { slug: 'smagen' } }] })
  expect(bff.v2.takeCalls()).toEqual(['GET /caters'])
})

test('SEC-20 a place of more than 100 characters is refused wherever caterers are searched, and nobody is asked', async () => {
  const place = 'x'.repeat(101)
  for (const field of [
    `searchCaters(input: { place: "${place}" }) { totalCount }`,
    `caters(place: "${place}") { totalCount }`,
    `caterSuggestions(place: "${place}") { areNearby }`,
  ]) {
    const { errors } = await bff.execute(`{ ${field} }`)
    expect(errors).toMatchObject([
      { message: 'place may have at most 100 characters; it has 101.', extensions: { code: 'BAD_REQUEST' } },
    ])
  }
  expect(bff.v2.takeCalls()).toEqual([])
})
