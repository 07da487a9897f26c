import { beforeEach, describe, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const id = (text: string) => Buffer.from(text).toString('base64')

describe('caters', () => {
  const numbers = [1, 2, 3, 4, 5]
  beforeEach(() => {
    const caters = numbers.map((number) => ({
      id: number,
      name: `Nr. ${number}`,
      active: true,
      delivery: true,
      zipCode: number < 3 ? '8000' : '5000',
      city: number < 3 ? 'Aarhus C' : 'Odense C',
      filters: number % 2 ? [1, 3] : [2],
    }))
    bff.v2.answer('GET /caters', () => ({ status: 200, body: caters }))
    const pages = numbers.map((number) => ({ id: number, url: `/nr${number}`, title: 'x', caterId: number }))
    bff.v2.answer('GET /trimmed-pages', () => ({ status: 200, body: pages }))
    const filter = (number: number, type: string) => ({ id: number, name: `Filter ${number}`, type })
    bff.v2.answer('GET /filters/grouped', () => ({
      status: 200,
      body: {
        foodtypes: [filter(1, 'foodtype'), filter(2, 'foodtype')],
        occasions: [filter(3, 'occasion')],
        locations: [],
      },
    }))
  })
  const LIST = `query ($first: Int, $after: String, $filterIds: [ID!], $place: String) {
    caters(first: $first, after: $after, filterIds: $filterIds, place: $place) {
      totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { number } }
    }
  }`
  const list = async (variables: object) => {
    const { data, errors } = await bff.execute(LIST, { variables })
    if (errors) return errors[0]?.message
    return data.caters.edges.map(({ node }: { node: { number: number } }) => node.number)
  }

  test('GRA-2 is read page by page, from any edge', async () => {
    const { data } = await bff.execute(LIST, { variables: { first: 2 } })
    expect(data.caters).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } })
    expect(await list({ first: 2, after: data.caters.pageInfo.endCursor })).toEqual([3, 4])
    expect(await list({ first: 9, after: data.caters.edges[0].cursor })).toEqual([2, 3, 4, 5])
    const whole = await bff.execute(LIST, { variables: { first: 9 } })
    const past = await bff.execute(LIST, { variables: { after: whole.data.caters.pageInfo.endCursor } })
    expect(past.data.caters).toMatchObject({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } })
  })

  test('SCA-14 without a search it is read page by page from the v2 service, and its cursors are passed on', async () => {
    const storefronts = [1, 2, 3].map((number) => ({
      id: number,
      name: `Nr. ${number}`,
      active: true,
      delivery: true,
      slug: `nr${number}`,
    }))
    bff.v2.answer('GET /caters', ({ query }) => {
      const from = Number(query.get('cursor') ?? 0)
      const [limit, link] = [Number(query.get('limit')), `</api/v2/caters?cursor=${from + 2}>; rel="next"`]
      const headers = { 'x-total-count': '3', ...(from + limit < 3 && { link }) }
      if (query.get('cursor') === '9') return { status: 400 }
      return { status: 200, body: storefronts.slice(from, from + limit), headers }
    })
    const { data } = await bff.execute(LIST, { variables: { first: 2 } })
    expect(data.caters).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(await list({ first: 2, after: data.caters.pageInfo.endCursor })).toEqual([3])
    const queries = bff.v2.calls.filter(({ call }) => call === 'GET /caters').map(({ query }) => `${query}`)
    expect(queries).toEqual(['storefront=true&limit=2', 'storefront=true&limit=2&cursor=2'])
    const unknown = Buffer.from(JSON.stringify(['9', 0])).toString('base64url')
    expect(await list({ first: 2, after: unknown })).toBe('after must be a cursor of this list.')
  })

  test('GRA-12 a page of more than 100 and an invalid cursor are refused', async () => {
    expect(await list({ first: 101 })).toBe('The query requests 101 things in one list; at most 100 are allowed.')
    expect(await list({ first: 0 })).toContain('it is 0')
    expect(await list({ after: 'x' })).toBe('after must be a cursor of this list.')
  })

  test('HOST-4 filters by any filter of each type, and by postal code or city', async () => {
    expect(await list({ filterIds: [id('Filter:1'), id('Filter:2')] })).toEqual(numbers)
    expect(await list({ filterIds: [id('Filter:2'), id('Filter:3')] })).toEqual([])
    expect(await list({ filterIds: [id('Filter:1'), id('Filter:3')] })).toEqual([1, 3, 5])
    expect(await list({ place: '80' })).toEqual([1, 2])
    expect(await list({ place: ' odense', filterIds: [id('Filter:2')] })).toEqual([4])
    expect(await list({ place: '', filterIds: [] })).toEqual(numbers)
  })

  test('GRA-9 with its filters costs three calls', async () => {
    bff.v2.takeCalls()
    const { data } = await bff.execute('{ caters { edges { node { slug tags filters { name type } } } } }')
    expect(data.caters.edges[0].node).toEqual({
      slug: 'nr1',
      tags: [],
      filters: [
        { name: 'Filter 1', type: 'FOOD_TYPE' },
        { name: 'Filter 3', type: 'OCCASION' },
      ],
    })
    expect(bff.v2.takeCalls().toSorted()).toEqual(['GET /caters', 'GET /filters/grouped', 'GET /trimmed-pages'])
  })
})
