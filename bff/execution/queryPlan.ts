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
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { type AnswerObject, compileAnswer } from './compileAnswer.ts'
import { type Complete, completionOf } from './completion.ts'
import { fieldsOf } from './selections.ts'

/** A field that a query asks of an object type. */
export interface FieldPlan {
  /** The name under which it is answered. */
  key: string
  nodes: readonly FieldNode[]
  parentType: GraphQLObjectType
  definition: GraphQLField<unknown, unknown>
  /** The property that it shows as it is; null where it is resolved. */
  property: string | null
  resolve: GraphQLFieldResolver<unknown, unknown>
  /** Its arguments where no variable is in them; else null. */
  constantArguments: Record<string, unknown> | null
  /** Makes the answer of what was resolved. */
  complete: Complete
  isNullable: boolean
  /** Whether nothing more can be asked of its value. */
  isLeaf: boolean
  /** Whether it is a leaf, and a property as it is. */
  isShownLeaf: boolean
}

/** What the root is asked for of the schema itself. */
const OF_SCHEMA = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]))

/**
 * All that is known of a query before it is executed: which fields are asked of which types, how each is resolved, and
 * how what comes of it becomes an answer. Of each type it is found out once, when the first object of it comes.
 */
export class QueryPlan {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  readonly fragments: Record<string, FragmentDefinitionNode> = {}
  /** Answers what is asked of the root. */
  readonly answerRoot: AnswerObject
  readonly #conditions: Record<string, unknown>

  /** `conditions` are the values of the variables that directives use; other values of them need another plan. */
  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    conditions: Record<string, unknown>,
  ) {
    this.schema = schema
    this.operation = operation
    this.#conditions = conditions
    for (const one of document.definitions)
      if (one.kind === Kind.FRAGMENT_DEFINITION) this.fragments[one.name.value] = one
    const query = schema.getQueryType()
    if (!query) throw new TypeError('The schema has no queries')
    this.answerRoot = this.answerOf(query, [operation.selectionSet])
  }

  /** Answers what selection sets ask of an object type. */
  answerOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): AnswerObject {
    const selecting = { schema: this.schema, fragments: this.fragments, variables: this.#conditions }
    const fields = [...fieldsOf(selecting, type, sets)].flatMap(
      ([key, nodes]) => this.#fieldPlan(key, nodes, type) ?? [],
    )
    return compileAnswer(fields)
  }

  #fieldPlan(key: string, nodes: readonly FieldNode[], parentType: GraphQLObjectType): FieldPlan | undefined {
    const definition = this.#definitionOf(nodes[0]?.name.value ?? '', parentType)
    if (!definition) return undefined
    const { type, resolve, extensions } = definition
    const { pothosExposedField: exposed, pothosResolveWrapped: isWrapped } = extensions
    const property = typeof exposed === 'string' && isWrapped === false ? exposed : null
    const isLeaf = isLeafType(getNullableType(type))
    return {
      key,
      nodes,
      parentType,
      definition,
      property,
      resolve: resolve ?? defaultFieldResolver,
      constantArguments: constantArgumentsOf(definition, nodes[0] as FieldNode),
      complete: completionOf(this, type, nodes, `${parentType.name}.${definition.name}`),
      isNullable: !isNonNullType(type),
      isLeaf,
      isShownLeaf: isLeaf && property !== null,
    }
  }

  #definitionOf(name: string, parentType: GraphQLObjectType): GraphQLField<unknown, unknown> | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
    const ofSchema = parentType === this.schema.getQueryType() ? OF_SCHEMA.get(name) : undefined
    return ofSchema ?? parentType.getFields()[name]
  }
}

function constantArgumentsOf(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): Record<string, unknown> | null {
  const hasVariable = node.arguments?.some(({ value }) => holdsVariable(value))
  return hasVariable ? null : getArgumentValues(definition, node)
}

function holdsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(holdsVariable)
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => holdsVariable(field.value))
  return value.kind === Kind.VARIABLE
}
