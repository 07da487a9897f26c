import { complexityFromQuery } from '@pothos/plugin-complexity'
import { Kind } from 'graphql'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { LruMap } from '../../runtime/lru.ts'
import type { CheckedOperation } from './checkedOperation.ts'
import { introspectionCost } from './introspectionCost.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'
import { requestedSizes } from './pageSizeLimit.ts'
import type { Demand } from './prices.ts'
import { workOf } from './work.ts'

/** Known demands of operations, by the sizes that are requested: see SIZE_ARGUMENTS. */
const demandsByOperation = new WeakMap<OperationDefinitionNode, LruMap<string, Demand>>()
const MAX_SIZES_PER_OPERATION = 200

/** Returns the demand of an operation, as far as it can be estimated. Throws QueryTooComplex above a limit. */
export function demandOf(checked: CheckedOperation): Demand {
  const { document, operation, variables } = checked
  const bySizes = demandsByOperation.get(operation) ?? new LruMap<string, Demand>(MAX_SIZES_PER_OPERATION)
  demandsByOperation.set(operation, bySizes)
  const sizes = requestedSizes(document, variables)
  const known = bySizes.get(sizes)
  if (known !== undefined) return known
  const demand = { complexity: complexityOf(checked), work: workOf(checked) }
  bySizes.set(sizes, demand)
  return demand
}

function complexityOf({ schema, document, operation, variables, context }: CheckedOperation): number {
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
