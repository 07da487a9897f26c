import { complexityFromQuery } from '@pothos/plugin-complexity'
import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { costOfIntrospection } from './costOfIntrospection.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'

/** An operation that is about to be executed. Its document and variables are checked against the schema. */
export interface Asked {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  context: object
}

/** What operations cost whatever their variables are; null where those make a difference. */
const fixedCosts = new WeakMap<OperationDefinitionNode, number | null>()

/**
 * What an operation costs, in whole points: about one for each field that is answered, as far as that is known before.
 * Throws QueryTooComplex where it is too much.
 */
export function costOf(asked: Asked): number {
  const known = fixedCosts.get(asked.operation)
  if (typeof known === 'number') return known
  const points = pointsOf(asked)
  if (known === undefined) fixedCosts.set(asked.operation, hangsOnArguments(asked) ? null : points)
  return points
}

function pointsOf({ schema, document, operation, variables, context }: Asked): number {
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  // Of several operations in a document, the one that is executed
  const executed: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }
  const { complexity, depth } = complexityFromQuery(executed, { schema, ctx: context, variables })
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]))
  const points = Math.ceil(complexity + costOfIntrospection(operation.selectionSet, byName))
  if (depth > LIMITS.depth) throw new QueryTooComplex('depth', depth)
  if (points > LIMITS.complexity) throw new QueryTooComplex('complexity', points)
  return points
}

/** Whether some field of a document costs what its arguments say, in whichever of its operations. */
function hangsOnArguments({ schema, document }: Asked): boolean {
  const types = new TypeInfo(schema)
  let hangs = false
  const Field = () => {
    if (typeof types.getFieldDef()?.extensions.complexity === 'function') hangs = true
  }
  visit(document, visitWithTypeInfo(types, { Field }))
  return hangs
}
