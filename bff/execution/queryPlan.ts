import {
  defaultFieldResolver,
  getArgumentValues,
  getNullableType,
  isLeafType,
  isNonNullType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { collectFields } from './collectFields.ts'
import { compileObject } from './compileObject.ts'
import { completerOf } from './completeValue.ts'
import type { FieldPlan, ObjectCompleter, Plan } from './ExecutionContext.ts'

const SCHEMA_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]))

/**
 * A compiled query: which fields are selected on which types, how each is resolved, and how its value is completed. A
 * type's part is compiled when the first object of it is met.
 */
export class QueryPlan implements Plan {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  readonly fragments: Record<string, FragmentDefinitionNode> = {}
  readonly executeRoot: ObjectCompleter
  readonly #conditions: Record<string, unknown>

  /** `conditions` are the values of the variables that directives use: other values need another plan. */
  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    conditions: Record<string, unknown>,
  ) {
    this.schema = schema
    this.operation = operation
    this.#conditions = conditions
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments[definition.name.value] = definition
    const query = schema.getQueryType()
    if (!query) throw new TypeError('The schema has no query type')
    this.executeRoot = this.objectCompleter(query, [operation.selectionSet])
  }

  /** Compiles what selection sets select on an object type. */
  objectCompleter(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]): ObjectCompleter {
    const context = { schema: this.schema, fragments: this.fragments, variableValues: this.#conditions }
    const fields = [...collectFields(context, type, selectionSets)]
    return compileObject(fields.flatMap(([key, nodes]) => this.#fieldPlan(key, nodes, type) ?? []))
  }

  #fieldPlan(key: string, nodes: readonly FieldNode[], parentType: GraphQLObjectType): FieldPlan | undefined {
    const definition = this.#fieldDefinition(nodes[0]?.name.value ?? '', parentType)
    if (!definition) return undefined
    const { type, resolve = defaultFieldResolver } = definition
    // The root value may be undefined, which has no properties
    const isProperty = resolve === defaultFieldResolver && parentType !== this.schema.getQueryType()
    const isLeaf = isLeafType(getNullableType(type))
    return {
      key,
      nodes,
      parentType,
      definition,
      property: isProperty ? definition.name : null,
      resolve,
      constantArguments: constantArgumentsOf(definition, nodes[0] as FieldNode),
      complete: completerOf(this, type, nodes, `${parentType.name}.${definition.name}`),
      isNullable: !isNonNullType(type),
      isLeaf,
      isPropertyLeaf: isLeaf && isProperty,
    }
  }

  #fieldDefinition(name: string, parentType: GraphQLObjectType): GraphQLField<unknown, unknown> | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
    const schemaField = parentType === this.schema.getQueryType() ? SCHEMA_FIELDS.get(name) : undefined
    return schemaField ?? parentType.getFields()[name]
  }
}

function constantArgumentsOf(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): Record<string, unknown> | null {
  const usesVariable = node.arguments?.some(({ value }) => containsVariable(value))
  return usesVariable ? null : getArgumentValues(definition, node)
}

function containsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(containsVariable)
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => containsVariable(field.value))
  return value.kind === Kind.VARIABLE
}
