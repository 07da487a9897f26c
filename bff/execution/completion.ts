import {
  defaultTypeResolver,
  getNullableType,
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { FieldNode, GraphQLAbstractType, GraphQLLeafType, GraphQLObjectType, GraphQLOutputType } from 'graphql'
import type { AnswerObject } from './compileAnswer.ts'
import { afterwards, isPromise, type MaybePromise } from './maybePromise.ts'
import type { QueryPlan } from './queryPlan.ts'
import type { Info, Path } from './Run.ts'

/** Makes an answer of what was resolved; throws why there can be none. */
export type Complete = (value: unknown, info: Info, path: Path) => MaybePromise<unknown>

/** What values of these types are that are answered as they are. */
export const AS_THEY_ARE: ReadonlyMap<GraphQLOutputType, string> = new Map<GraphQLOutputType, string>([
  [GraphQLString, 'string'],
  [GraphQLID, 'string'],
  [GraphQLBoolean, 'boolean'],
])

/** How values of a type become answers, where these nodes ask for them: those of the field `name`, 'Type.field'. */
export function completionOf(
  plan: QueryPlan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  name: string,
): Complete {
  const complete = checkedCompletionOf(plan, type, nodes, name)
  const asItIs = AS_THEY_ARE.get(getNullableType(type))
  if (asItIs === undefined) return complete
  // Most values are such
  return (value, info, path) => (typeof value === asItIs ? value : complete(value, info, path))
}

function checkedCompletionOf(
  plan: QueryPlan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  name: string,
): Complete {
  const isNullable = !isNonNullType(type)
  const complete = presentCompletionOf(plan, getNullableType(type), nodes, name)
  return (value, info, path) => {
    if (value === null || value === undefined) {
      if (isNullable) return null
      throw new Error(`Cannot return null for non-nullable field ${name}.`)
    }
    if (value instanceof Error) throw value
    return complete(value, info, path)
  }
}

/** Of what is there; never null. */
function presentCompletionOf(
  plan: QueryPlan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  name: string,
): Complete {
  if (isListType(type)) return list(type.ofType, completionOf(plan, type.ofType, nodes, name), name)
  if (isLeafType(type)) return leaf(type)
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const known = new Map<GraphQLObjectType, AnswerObject>()
  const answerOf = (runtimeType: GraphQLObjectType): AnswerObject => {
    const answer = known.get(runtimeType) ?? plan.answerOf(runtimeType, sets)
    known.set(runtimeType, answer)
    return answer
  }
  if (isAbstractType(type)) return abstract(type, answerOf)
  if (isObjectType(type)) return (value, info, path) => completeObject(type, answerOf(type), value, info, path)
  throw new TypeError(`Nothing of the type ${String(type)} can be answered`)
}

const leaf =
  (type: GraphQLLeafType): Complete =>
  (value) => {
    const serialized = type.serialize(value)
    if (serialized === null || serialized === undefined)
      throw new Error(`Expected \`${type.name}.serialize\` to return a non-nullable value`)
    return serialized
  }

function list(itemType: GraphQLOutputType, complete: Complete, name: string): Complete {
  const isNullable = !isNonNullType(itemType)
  return (value, info, path) => {
    if (typeof value !== 'object' || value === null || !(Symbol.iterator in value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`)
    const items = Array.isArray(value) ? (value as unknown[]) : [...(value as Iterable<unknown>)]
    const completed = Array<unknown>(items.length)
    let hasPromise = false
    try {
      for (const [key, item] of items.entries()) {
        const itemPath = { prev: path, key, typename: undefined }
        const done = completeItem(item, complete, isNullable, info, itemPath)
        if (!hasPromise && isPromise(done)) hasPromise = true
        completed[key] = done
      }
    } catch (error) {
      return afterwards(completed, error)
    }
    return hasPromise ? Promise.all(completed) : completed
  }
}

function completeItem(item: unknown, complete: Complete, isNullable: boolean, info: Info, path: Path) {
  const { run, field } = info
  try {
    const completed = isPromise(item)
      ? item.then((resolved) => complete(resolved, info, path))
      : complete(item, info, path)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error) => run.fail(error, field.nodes, path, isNullable))
  } catch (error) {
    return run.fail(error, field.nodes, path, isNullable)
  }
}

function abstract(type: GraphQLAbstractType, answerOf: (type: GraphQLObjectType) => AnswerObject): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver
  return (value, info, path) => {
    const complete = (name: string | undefined) => {
      const runtimeType = runtimeTypeOf(type, name, info)
      return completeObject(runtimeType, answerOf(runtimeType), value, info, path)
    }
    const name = resolveType(value, info.run.context, info, type)
    return isPromise(name) ? name.then(complete) : complete(name as string | undefined)
  }
}

function runtimeTypeOf(type: GraphQLAbstractType, name: string | undefined, { schema, field }: Info) {
  const runtimeType = name === undefined ? undefined : schema.getType(name)
  if (!isObjectType(runtimeType) || !schema.isSubType(type, runtimeType))
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to one of its Object types at runtime for field ` +
        `"${field.parentType.name}.${field.definition.name}"; "${name}" is none.`,
    )
  return runtimeType
}

function completeObject(type: GraphQLObjectType, answer: AnswerObject, value: unknown, info: Info, path: Path) {
  const { run } = info
  if (!type.isTypeOf) return answer(run, value, path)
  const answerOne = (isOne: boolean) => {
    if (!isOne) throw new GraphQLError(`Expected value of type "${type.name}" but got another.`)
    return answer(run, value, path)
  }
  const isOne = type.isTypeOf(value, run.context, info)
  return isPromise(isOne) ? isOne.then(answerOne) : answerOne(isOne)
}
