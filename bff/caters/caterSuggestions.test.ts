import { beforeEach, describe, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>

const cater = (id: number, name: string, zipCode: string | null, city: string, more = {}) => ({
  id,
  name,
  zipCode,
  city,
  active: true,
  delivery: true,
  filters: [],
  ...more,
})
const filter = (id: number, name: string, type: string) => ({ id, name, type })
beforeEach(async () => {
  bff = await startTestGraph()
  const caters = [
    cater(1, 'Smagen', '8000', 'Aarhus C', { filters: [7], fromPrice: 89 }),
    cater(2, 'Grillen', '8260', 'Viby J'),
    cater(3, 'Grønt', '2200', 'København N', { tags: ['vegansk'] }),
    cater(4, 'Torvet', '1357', 'København K'),
    cater(5, 'Ukendt', null, ''),
  ]
  bff.v2.answer('GET /caters', () => ({ status: 200, body: caters }))
  const pages = caters.map(({ id }) => ({ id, url: `/nr${id}`, title: 'x', caterId: id }))
  bff.v2.answer('GET /trimmed-pages', () => ({ status: 200, body: pages }))
  const foodtypes = [filter(7, 'Smørrebrød', 'foodtype'), filter(8, 'Grill', 'foodtype')]
  bff.v2.answer('GET /filters/grouped', () => ({ status: 200, body: { foodtypes, occasions: [], locations: [] } }))
  const cities = ['8000 Aarhus C', '8660 Skanderborg', '1050 København K', '3700 Rønne'].map((line) => ({
    zipCode: line.slice(0, 4),
    city: line.slice(5),
  }))
  bff.v2.answer('GET /cities', () => ({ status: 200, body: cities }))
  return () => bff.v2.stop()
})

const SEARCH = `query ($place: String, $filterIds: [ID!]) {
  caters(place: $place, filterIds: $filterIds) { edges { node { name } } }
  caterSuggestions(place: $place, filterIds: $filterIds) {
    areNearby isUnknownZipCode postalDistrict { city } caters { kilometres cater { name } }
  }
}`
const search = async (place: string, filters: number[] = []) => {
  const filterIds = filters.map((id) => Buffer.from(`Filter:${id}`).toString('base64'))
  const { data, errors } = await bff.execute(SEARCH, { variables: { place, filterIds } })
  expect(errors).toBeUndefined()
  const { caters, ...suggestions } = data.caterSuggestions
  return {
    found: data.caters.edges.map(({ node }: { node: { name: string } }) => node.name),
    others: caters.map(({ kilometres, cater: suggested }: { kilometres: number | null; cater: { name: string } }) =>
      kilometres === null ? suggested.name : `${suggested.name} ${kilometres}`,
    ),
    ...suggestions,
  }
}

describe('VIS-4 the search for caterers', () => {
  test.each([
    ['Århus', ['Smagen']],
    ['aarhus c', ['Smagen']],
    ['Kbh', ['Grønt', 'Torvet']],
    ['Nørrebro', ['Grønt']],
    ['1050', ['Torvet']],
    ['grillen', ['Grillen']],
    ['brød', ['Smagen']],
    ['smørrebrød aarhus', ['Smagen']],
    ['vegansk', ['Grønt']],
    ['smørrebrød odense', []],
  ])('finds by aliases, names and food types: %s', async (place, names) => {
    expect((await search(place)).found).toEqual(names)
  })

  test('offers beside a place those nearby, nearest first, with their distance', async () => {
    expect(await search('8660')).toMatchObject({
      found: [],
      areNearby: true,
      isUnknownZipCode: false,
      postalDistrict: { city: 'Skanderborg' },
      others: ['Grillen 17', 'Smagen 22'],
    })
    expect(await search('Århus')).toMatchObject({ found: ['Smagen'], areNearby: true, others: ['Grillen 5'] })
    expect(await search('smagen')).toMatchObject({ found: ['Smagen'], others: [] })
  })

  test('offers nearby only what has the filters', async () => {
    expect(await search('8260', [7])).toMatchObject({ found: [], areNearby: true, others: ['Smagen 5'] })
  })

  test('is never empty: any others, nearest first where the place is known', async () => {
    const far = await search('3700')
    expect(far).toMatchObject({ found: [], areNearby: false })
    expect(far.others.map((text: string) => text.split(' ')[0])).toEqual([
      'Torvet',
      'Grønt',
      'Smagen',
      'Grillen',
      'Ukendt',
    ])
    const word = await search('Atlantis')
    expect(word.others).toEqual(['Smagen', 'Grillen', 'Grønt', 'Torvet', 'Ukendt'])
    expect(await search('', [8])).toMatchObject({ found: [], areNearby: false, others: word.others })
  })

  test('reports a postal code that does not exist, and offers all', async () => {
    const unknown = await search('8001')
    expect(unknown).toMatchObject({ found: [], isUnknownZipCode: true, postalDistrict: null, areNearby: false })
    expect(unknown.others).toHaveLength(5)
  })

  test('knows no code that does not exist where the v2 service has no cities', async () => {
    bff.v2.answer('GET /cities', () => ({ status: 404, body: {} }))
    expect(await search('8001')).toMatchObject({ isUnknownZipCode: false, postalDistrict: null })
  })
})

test('SCA-14 a v2 service that searches answers a page of those at the place, and what is beside them', async () => {
  const found = [cater(1, 'Smagen', '8000', 'Aarhus C', { slug: 'smagen' })]
  bff.v2.answer('GET /caters', () => ({ status: 200, body: found, headers: { 'x-total-count': '312' } }))
  const near = {
    areNearby: true,
    caters: [{ cater: cater(2, 'Grillen', '8260', 'Viby J', { slug: 'grill' }), kilometres: 5 }],
  }
  bff.v2.answer('GET /cater-suggestions', () => ({ status: 200, body: near }))
  bff.v2.takeCalls()
  expect(await search(' 8000 ', [8, 7])).toMatchObject({ found: ['Smagen'], areNearby: true, others: ['Grillen 5'] })
  const queries = bff.v2.calls.filter(({ call }) => /cater/.test(call)).map(({ call, query }) => `${call}?${query}`)
  expect(queries.toSorted()).toEqual([
    'GET /cater-suggestions?place=8000&filters=8%2C7&limit=8',
    'GET /caters?storefront=true&place=8000&filters=8%2C7&limit=20',
  ])
})

test('VIS-5 the lowest price comes with the list of caterers, and is null of another v2 service', async () => {
  const { data } = await bff.execute('{ caters(first: 2) { edges { node { fromPrice } } } }')
  expect(data.caters.edges).toEqual([{ node: { fromPrice: 89 } }, { node: { fromPrice: null } }])
})
