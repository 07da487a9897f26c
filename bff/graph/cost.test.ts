import { complexityFromQuery } from '@pothos/plugin-complexity'
import { getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { costOf } from './cost.ts'
import { schema } from './schema.ts'

const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `id-${index}`), first: count })

test.each([
  ['a list of ids', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'],
  ['a page', 'query ($first: Int) { caters(first: $first) { edges { node { name } } } }'],
  ['a list of ids in a fragment', 'query ($ids: [ID!]!) { ...all } fragment all on Query { nodes(ids: $ids) { id } }'],
  ['a storefront', 'query ($host: String!) { storefront(host: $host) { ... on Cater { categories { name } } } }'],
])('GRA-12 %s costs what its variables make of it, each time', (_what, query) => {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('No operation')
  for (const variables of [ids(1), ids(20), ids(3)].map((some) => ({ ...some, host: 'smagen.localhost' }))) {
    const { complexity } = complexityFromQuery(query, { schema, ctx: {}, variables })
    const costs = [1, 2].map(() => costOf({ schema, document, operation, variables, context: {} }))
    expect(costs).toEqual([Math.ceil(complexity), Math.ceil(complexity)])
  }
})
