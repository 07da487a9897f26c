import { complexityFromQuery } from '@pothos/plugin-complexity'
import { getOperationAST, isInterfaceType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { demandOf } from './cost.ts'
import { SIZE_ARGUMENTS } from './pageSizeLimit.ts'
import { schema } from '../schema.ts'

const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `id-${index}`), first: count })

test.each([
  ['a list of ids', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'],
  ['a page', 'query ($first: Int) { caters(first: $first) { edges { node { name } } } }'],
  ['a page of an own size', 'query ($first: Int = 7) { caters(first: $first) { edges { node { name } } } }'],
  ['a list of ids in a fragment', 'query ($ids: [ID!]!) { ...all } fragment all on Query { nodes(ids: $ids) { id } }'],
  ['a storefront', 'query ($host: String!) { storefront(host: $host) { ... on Cater { categories { name } } } }'],
])('GRA-12 %s costs what its variables make of it, each time', (_what, query) => {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('No operation')
  const variants = [ids(1), ids(20), ids(3), { ids: 'id-1', first: null }, { ids: [] }]
  for (const variables of variants.map((some) => ({ ...some, host: 'smagen.localhost' }))) {
    const { complexity } = complexityFromQuery(query, { schema, ctx: {}, variables })
    const costs = [1, 2].map(() => demandOf({ schema, document, operation, variables, context: {} }).complexity)
    expect(costs).toEqual([Math.ceil(complexity), Math.ceil(complexity)])
  }
})

test('GRA-12 the cost of a field depends on nothing but the number of things requested', () => {
  const read = new Set<string | symbol>()
  const noting = (name: string | symbol) => {
    read.add(name)
    return name === 'ids' ? [] : name === 'input' ? {} : undefined
  }
  const given = new Proxy({}, { get: (_given, name) => noting(name), has: (_given, name) => !noting(name) })
  const context = new Proxy({}, { get: (_context, name) => noting(`context's ${String(name)}`) })
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { complexity } = field.extensions
      if (typeof complexity === 'function') complexity(given, context, field)
    }
  }
  expect(read.has('ids')).toBe(true)
  expect([...read].filter((name) => !SIZE_ARGUMENTS.has(String(name)))).toEqual([])
})
