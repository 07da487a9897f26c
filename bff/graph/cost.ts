import { complexityFromQuery } from '@pothos/plugin-complexity'
import { Kind } from 'graphql'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { LruMap } from '../lru.ts'
import { introspectionCost } from './introspectionCost.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'
import { requestedSizes } from './pageSizeLimit.ts'

/** An operation that is about to be executed. Its document and variables are checked against the schema. */
export interface CheckedOperation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  context: object
}

/** What operations cost, by how many things are asked for: see SIZES. */
const costs = new WeakMap<OperationDefinitionNode, LruMap<string, number>>()
const MAX_SIZES_PER_OPERATION = 200

/**
 * What an operation costs, in whole points: about one for each field that is answered, as far as that is known before.
 * Throws QueryTooComplex where it is too much.
 */
export function costOf(asked: CheckedOperation): number {
  const { document, operation, variables } = asked
  const bySizes = costs.get(operation) ?? new LruMap<string, number>(MAX_SIZES_PER_OPERATION)
  costs.set(operation, bySizes)
  const sizes = requestedSizes(document, variables)
  const known = bySizes.get(sizes)
  if (known !== undefined) return known
  const points = pointsOf(asked)
  bySizes.set(sizes, points)
  return points
}

function pointsOf({ schema, document, operation, variables, context }: CheckedOperation): number {
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  // Of several operations in a document, the one that is executed
  const executed: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }
  const { complexity, depth } = complexityFromQuery(executed, { schema, ctx: context, variables })
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]))
  const points = Math.ceil(complexity + introspectionCost(operation.selectionSet, byName))
  if (depth > LIMITS.depth) throw new QueryTooComplex('depth', depth)
  if (points > LIMITS.complexity) throw new QueryTooComplex('complexity', points)
  return points
}
