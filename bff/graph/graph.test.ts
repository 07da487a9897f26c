import { readFileSync } from 'node:fs'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import { introspectionFromSchema } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'
import { LIMITS } from './limits.ts'
import { parseWithinLimits } from './tokenLimit.ts'
import { schema } from '../schema.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeAll(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const globalId = (text: string) => Buffer.from(text).toString('base64')

describe('the schema', () => {
  test('is printed as it is', () => {
    expect(printSchemaWithDirectives(schema).trim()).toBe(readFileSync('schema.graphql', 'utf8').trim())
  })

  test('GRA-1 describes every type, field, argument and value', () => {
    const {
      __schema: { types },
    } = introspectionFromSchema(schema)
    const bare = types
      .filter(({ name }) => !name.startsWith('__') && !['ID', 'String', 'Int', 'Float', 'Boolean'].includes(name))
      .flatMap((type) => [
        type,
        ...(('fields' in type && type.fields) || []).flatMap((field) => [field, ...field.args]),
        ...(('inputFields' in type && type.inputFields) || []),
        ...(('enumValues' in type && type.enumValues) || []),
      ])
      .filter(({ description }) => !description)
    expect(bare.map(({ name }) => name)).toEqual([])
  })
})

/** The longest that a caterer's availability is answered for. */
const LONGEST_PERIOD = { from: '2027-01-01', to: '2027-03-03' }

describe('limits', () => {
  test('GRA-12 the web client fits into them', () => {
    const documents = JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Record<string, string>
    for (const query of Object.values(documents)) {
      expect(() => parseWithinLimits(query)).not.toThrow()
      // The cost does not depend on the values, so no variable needs one but the size of a list.
      const optional = query.replace(/(\$\w+: [^\n=]+?)!(?=\n|,|\)| =)/g, '$1')
      const input = query.includes('AvailabilityInput') ? LONGEST_PERIOD : query.includes('CaterSearchInput') && {}
      const variables = input ? { input } : {}
      const cost = complexityFromQuery(optional, { schema, ctx: {}, variables })
      expect([query, cost.complexity <= LIMITS.complexity, cost.depth <= LIMITS.depth]).toEqual([query, true, true])
    }
  })

  test('too deep a query is refused with its figure', async () => {
    const deep = `{ cater(number: 55) { menus ${'{ children '.repeat(15)}{ name }${' }'.repeat(15)} } }`
    const { errors } = await bff.execute(deep)
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'depth', allowed: 15, actual: 18 },
    })
  })

  test('too costly a query is refused with its figure', async () => {
    const { errors } = await bff.execute(
      '{ caters { edges { node { orders(first: 100) { edges { node { menus { groups { items { id name } } } } } } } } } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'complexity', allowed: 5000 })
  })
})

describe('ids', () => {
  test.each(['abc', 'Nothing:1', 'OrderMenu:1', 'Cater:55x', 'Cater:99999999999', 'Menu:x:y', 'User:', 'Order:x'])(
    'GRA-2 %s is not found, and the rest of the list is',
    async (text) => {
      const bad = text === 'abc' ? text : globalId(text)
      const { data } = await bff.execute('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Cater { name } } }', {
        variables: { ids: [globalId('Cater:55'), bad, globalId('Cater:57')] },
      })
      expect(data.nodes).toEqual([{ name: 'Smagen' }, null, { name: 'Grønt' }])
      bff.v2.takeCalls()
      const alone = await bff.execute('query ($id: ID!) { node(id: $id) { id } }', { variables: { id: bad } })
      expect(alone).toMatchObject({ data: { node: null }, errors: [{ extensions: { code: 'NOT_FOUND' } }] })
      expect(bff.v2.takeCalls()).toEqual([])
    },
  )

  test('a number that no caterer can have causes no call', async () => {
    bff.v2.takeCalls()
    const { data, errors } = await bff.execute(
      '{ a: cater(number: -5) { name } b: cater(number: 2147483647) { name } }',
    )
    expect([data, errors]).toEqual([{ a: null, b: null }, undefined])
    expect(bff.v2.takeCalls()).toEqual([])
  })
})

describe('errors', () => {
  test('what the service refuses as not valid is the client’s fault, not the service’s', async () => {
    bff.v2.answer('GET /caters/55/services', () => ({ status: 422, body: { errors: [] } }))
    const { errors } = await bff.execute('{ cater(number: 55) { services { name } } }')
    expect(errors?.[0]).toMatchObject({ message: 'The input is not valid.', extensions: { code: 'BAD_REQUEST' } })
  })

  test('a defect is masked, with the request id to find it by', async () => {
    bff.v2.answer('GET /cities', () => ({ status: 418 }))
    const { errors } = await bff.execute('{ cities { city } }')
    expect(errors?.[0]).toMatchObject({
      message: 'The v2 service answered something unexpected.',
      extensions: { code: 'UPSTREAM_INVALID', requestId: 'request-1' },
    })
  })

  test('a query that is none has a code too', async () => {
    const { errors } = await bff.execute('{ nothing }')
    expect(errors?.[0]?.extensions).toMatchObject({ requestId: 'request-1', code: expect.any(String) })
  })
})
