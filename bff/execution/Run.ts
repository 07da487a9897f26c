import { getArgumentValues, locatedError, responsePathAsArray } from 'graphql'
import type { FieldNode, GraphQLError, GraphQLResolveInfo } from 'graphql'
import type { FieldPlan, QueryPlan } from './queryPlan.ts'

/** A place in an answer. */
export type Path = GraphQLResolveInfo['path']

/** One execution of a planned query. */
export class Run {
  readonly plan: QueryPlan
  readonly context: unknown
  readonly variables: Record<string, unknown>
  readonly errors: GraphQLError[] = []
  readonly #given = new Map<FieldPlan, Record<string, unknown>>()

  constructor(plan: QueryPlan, context: unknown, variables: Record<string, unknown>) {
    this.plan = plan
    this.context = context
    this.variables = variables
  }

  /** The same for all objects that the field is asked of. Throws what is wrong with them. */
  argumentsOf(field: FieldPlan): Record<string, unknown> {
    const known = field.constantArguments ?? this.#given.get(field)
    if (known) return known
    const given = getArgumentValues(field.definition, field.nodes[0] as FieldNode, this.variables)
    this.#given.set(field, given)
    return given
  }

  /** See {@link fail}. */
  failField(error: unknown, field: FieldPlan, parent: Path | undefined): null {
    return this.fail(error, field.nodes, fieldPath(field, parent), field.isNullable)
  }

  /** Notes an error, and answers null in the place of what failed; throws it on where there may be no null. */
  fail(error: unknown, nodes: readonly FieldNode[], path: Path, isNullable: boolean): null {
    const located = locatedError(error, nodes, responsePathAsArray(path))
    if (!isNullable) throw located
    this.errors.push(located)
    return null
  }
}

/** What a resolver is told of its field: made for each object, so it holds no more than differs. */
export class Info implements GraphQLResolveInfo {
  readonly run: Run
  readonly field: FieldPlan
  readonly #parent: Path | undefined
  #path: Path | undefined

  constructor(run: Run, field: FieldPlan, parent: Path | undefined) {
    this.run = run
    this.field = field
    this.#parent = parent
  }

  /** See {@link Run.failField}. */
  fail(error: unknown): null {
    return this.run.failField(error, this.field, this.#parent)
  }

  get path(): Path {
    this.#path ??= fieldPath(this.field, this.#parent)
    return this.#path
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
    return this.run.plan.schema
  }
  get fragments() {
    return this.run.plan.fragments
  }
  get rootValue() {
    return undefined
  }
  get operation() {
    return this.run.plan.operation
  }
  get variableValues() {
    return this.run.variables
  }
}

/** Where a field of an object stands. */
function fieldPath({ key, parentType }: FieldPlan, parent: Path | undefined): Path {
  return { prev: parent, key, typename: parentType.name }
}
