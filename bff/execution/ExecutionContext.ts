import { getArgumentValues, locatedError, responsePathAsArray } from 'graphql'
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLError,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'
import type { MaybePromise } from './maybePromise.ts'

/** A place in the response. */
export type Path = GraphQLResolveInfo['path']

/** A field that a query selects on an object type. */
export interface FieldPlan {
  /** The response key. */
  key: string
  nodes: readonly FieldNode[]
  parentType: GraphQLObjectType
  definition: GraphQLField<unknown, unknown>
  /** The property that is read where the field has no resolver; else null. */
  property: string | null
  resolve: GraphQLFieldResolver<unknown, unknown>
  /** The arguments where no variable is used in them; else null. */
  constantArguments: Record<string, unknown> | null
  complete: ValueCompleter
  isNullable: boolean
  isLeaf: boolean
  /** A leaf without a resolver. */
  isPropertyLeaf: boolean
}

/** Executes the selected fields of one object. Throws where one that is not nullable failed. */
export type ObjectCompleter = (
  execution: ExecutionContext,
  source: unknown,
  path: Path | undefined,
) => MaybePromise<Record<string, unknown>>

/** Completes a resolved value as its type demands. Throws where that is not possible. */
export type ValueCompleter = (value: unknown, info: ResolveInfo, path: Path) => MaybePromise<unknown>

/** A compiled query; see QueryPlan. */
export interface Plan {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  executeRoot: ObjectCompleter
  objectCompleter: (type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]) => ObjectCompleter
}

/** The state of one execution of a query plan. */
export class ExecutionContext {
  readonly plan: Plan
  readonly rootValue: unknown
  readonly contextValue: unknown
  readonly variableValues: Record<string, unknown>
  readonly errors: GraphQLError[] = []
  readonly #argumentCache = new Map<FieldPlan, Record<string, unknown>>()

  constructor(plan: Plan, rootValue: unknown, contextValue: unknown, variableValues: Record<string, unknown>) {
    this.plan = plan
    this.rootValue = rootValue
    this.contextValue = contextValue
    this.variableValues = variableValues
  }

  /** The field's arguments, coerced once for all objects that it is selected on. Throws for wrong values. */
  argumentsOf(field: FieldPlan): Record<string, unknown> {
    const known = field.constantArguments ?? this.#argumentCache.get(field)
    if (known) return known
    const args = getArgumentValues(field.definition, field.nodes[0] as FieldNode, this.variableValues)
    this.#argumentCache.set(field, args)
    return args
  }

  /** Handles the error of a field of the object at `parent`; see {@link handleError}. */
  handleFieldError(error: unknown, field: FieldPlan, parent: Path | undefined): null {
    return this.handleError(error, field.nodes, fieldPath(field, parent), field.isNullable)
  }

  /** Records the error and returns null in place of the value; rethrows it where the type is not nullable. */
  handleError(error: unknown, nodes: readonly FieldNode[], path: Path, isNullable: boolean): null {
    const located = locatedError(error, nodes, responsePathAsArray(path))
    if (!isNullable) throw located
    this.errors.push(located)
    return null
  }
}

/**
 * The info argument of resolvers. One is created for each resolved field, so it stores no more than what differs, and in
 * plain properties: private ones of the language are created more slowly.
 */
export class ResolveInfo implements GraphQLResolveInfo {
  readonly execution: ExecutionContext
  readonly field: FieldPlan
  private readonly parent: Path | undefined
  private ownPath: Path | undefined

  constructor(execution: ExecutionContext, field: FieldPlan, parent: Path | undefined) {
    this.execution = execution
    this.field = field
    this.parent = parent
  }

  /** See {@link ExecutionContext.handleFieldError}. */
  handleError(error: unknown): null {
    return this.execution.handleFieldError(error, this.field, this.parent)
  }

  get path(): Path {
    this.ownPath ??= fieldPath(this.field, this.parent)
    return this.ownPath
  }
  get fieldName() {
    return this.field.definition.name
  }
  get fieldNodes() {
    return this.field.nodes
  }
  get returnType() {
    return this.field.definition.type
  }
  get parentType() {
    return this.field.parentType
  }
  get schema() {
    return this.execution.plan.schema
  }
  get fragments() {
    return this.execution.plan.fragments
  }
  get rootValue() {
    return this.execution.rootValue
  }
  get operation() {
    return this.execution.plan.operation
  }
  get variableValues() {
    return this.execution.variableValues
  }
}

function fieldPath({ key, parentType }: FieldPlan, parent: Path | undefined): Path {
  return { prev: parent, key, typename: parentType.name }
}
