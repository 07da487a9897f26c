import { getVariableValues, GraphQLError, Kind, visit } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { QueryPlan } from './queryPlan.ts'
import { Run } from './Run.ts'

/** A query to execute. Its document is checked against the schema. */
export interface Query {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Readonly<Record<string, unknown>>
  context: unknown
}

/** A document's plans, by the values of the variables that decide what of it is asked for. */
interface Planned {
  conditions: readonly string[]
  plans: Map<string, QueryPlan>
}

const planned = new WeakMap<OperationDefinitionNode, Planned>()

/**
 * Executes a query as GraphQL says, by a plan that is made of it the first time: for documents that come again and
 * again, as they are.
 */
export async function executeQuery({
  schema,
  document,
  operation,
  variables,
  context,
}: Query): Promise<ExecutionResult> {
  const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  if (errors) return { errors }
  const plan = planOf(schema, document, operation, coerced)
  const run = new Run(plan, context, coerced)
  const data = await execute(run)
  return run.errors.length === 0 ? { data } : { errors: run.errors, data }
}

async function execute(run: Run): Promise<Record<string, unknown> | null> {
  try {
    return await run.plan.answerRoot(run, undefined, undefined)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    run.errors.push(error)
    return null
  }
}

function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): QueryPlan {
  const { conditions, plans } = planned.get(operation) ?? { conditions: conditionsIn(document), plans: new Map() }
  planned.set(operation, { conditions, plans })
  const values = Object.fromEntries(conditions.map((name) => [name, variables[name]]))
  const key = JSON.stringify(values)
  const plan = plans.get(key) ?? new QueryPlan(schema, document, operation, values)
  plans.set(key, plan)
  return plan
}

/** The variables that its directives use. */
function conditionsIn(document: DocumentNode): string[] {
  const found = new Set<string>()
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) found.add(value.name.value)
    },
  })
  return [...found]
}
