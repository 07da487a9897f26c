import { complexityFromQuery } from '@pothos/plugin-complexity'
import { Kind } from 'graphql'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { LruMap } from '../cache/lru.ts'
import { introspectionCost } from './introspectionCost.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'
import { requestedSizes } from './pageSizeLimit.ts'

/** An operation before its execution, whose document is validated. */
export interface CheckedOperation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  context: object
}

/** Known costs of operations, by the sizes that are requested: see SIZE_ARGUMENTS. */
const costsByOperation = new WeakMap<OperationDefinitionNode, LruMap<string, number>>()
const MAX_SIZES_PER_OPERATION = 200

/**
 * Returns the cost of an operation in points: about one for each field of the response, as far as can be estimated. Throws
 * QueryTooComplex above a limit.
 */
export function costOf(checked: CheckedOperation): number {
  const { document, operation, variables } = checked
  const bySizes = costsByOperation.get(operation) ?? new LruMap<string, number>(MAX_SIZES_PER_OPERATION)
  costsByOperation.set(operation, bySizes)
  const sizes = requestedSizes(document, variables)
  const known = bySizes.get(sizes)
  if (known !== undefined) return known
  const points = pointsOf(checked)
  bySizes.set(sizes, points)
  return points
}

function pointsOf({ schema, document, operation, variables, context }: CheckedOperation): number {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  // Without the other operations of the document
  const executed: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }
  const { complexity, depth } = complexityFromQuery(executed, { schema, ctx: context, variables })
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]))
  const points = Math.ceil(complexity + introspectionCost(operation.selectionSet, byName))
  if (depth > LIMITS.depth) throw new QueryTooComplex('depth', depth)
  if (points > LIMITS.complexity) throw new QueryTooComplex('complexity', points)
  return points
}
