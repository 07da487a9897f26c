import { execute, getOperationAST, getVariableValues, GraphQLError, Kind, OperationTypeNode, visit } from 'graphql'
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { ExecutionContext } from './ExecutionContext.ts'
import { QueryPlan } from './queryPlan.ts'

/** The plans of an operation, by the values of the variables that its directives use. */
interface Compiled {
  conditions: readonly string[]
  plans: Map<string, QueryPlan>
}

const compiled = new WeakMap<OperationDefinitionNode, Compiled>()

/**
 * Executes a validated document like `execute` of GraphQL.js: a query by a plan that is compiled the first time and
 * cached with the document, anything else by `execute` itself.
 */
export async function executeCompiled(args: ExecutionArgs): Promise<ExecutionResult> {
  const { schema, document, operationName, variableValues, rootValue, contextValue } = args
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY) return execute(args)
  const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {})
  if (errors) return { errors }
  const plan = planOf(schema, document, operation, coerced)
  const execution = new ExecutionContext(plan, rootValue, contextValue, coerced)
  const data = await executePlan(execution)
  return execution.errors.length === 0 ? { data } : { errors: execution.errors, data }
}

async function executePlan(execution: ExecutionContext): Promise<Record<string, unknown> | null> {
  try {
    return await execution.plan.executeRoot(execution, execution.rootValue, undefined)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    execution.errors.push(error)
    return null
  }
}

function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variableValues: Record<string, unknown>,
): QueryPlan {
  const { conditions, plans } = compiled.get(operation) ?? { conditions: conditionsIn(document), plans: new Map() }
  compiled.set(operation, { conditions, plans })
  const values = Object.fromEntries(conditions.map((name) => [name, variableValues[name]]))
  const key = JSON.stringify(values)
  const plan = plans.get(key) ?? new QueryPlan(schema, document, operation, values)
  plans.set(key, plan)
  return plan
}

/** The names of the variables that directives of the document use. */
function conditionsIn(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Directive: ({ arguments: args = [] }) => {
      for (const { value } of args) if (value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}
