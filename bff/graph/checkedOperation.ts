import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'

/** An operation before its execution, whose document is validated. */
export interface CheckedOperation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  context: object
}
