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
import type { ObjectCompleter, Path, Plan, ResolveInfo, ValueCompleter } from './ExecutionContext.ts'
import { isPromise, type MaybePromise, settleThenThrow } from './maybePromise.ts'

/** Built-in scalars whose values of the named JavaScript type are their own serialization. */
export const PASS_THROUGH: ReadonlyMap<GraphQLOutputType, string> = new Map<GraphQLOutputType, string>([
  [GraphQLString, 'string'],
  [GraphQLID, 'string'],
  [GraphQLBoolean, 'boolean'],
])

/** The completer of a type, with the fields that the nodes select. `coordinate` names the field: 'Type.field'. */
export function completerOf(
  plan: Plan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  coordinate: string,
): ValueCompleter {
  const complete = nullCheckedCompleter(plan, type, nodes, coordinate)
  const passThrough = PASS_THROUGH.get(getNullableType(type))
  if (passThrough === undefined) return complete
  return (value, info, path) => (typeof value === passThrough ? value : complete(value, info, path))
}

function nullCheckedCompleter(
  plan: Plan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  coordinate: string,
): ValueCompleter {
  const isNullable = !isNonNullType(type)
  const complete = presentCompleter(plan, getNullableType(type), nodes, coordinate)
  return (value, info, path) => {
    if (value === null || value === undefined) {
      if (isNullable) return null
      throw new Error(`Cannot return null for non-nullable field ${coordinate}.`)
    }
    if (value instanceof Error) throw value
    return complete(value, info, path)
  }
}

/** The completer of values that are not null. */
function presentCompleter(
  plan: Plan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  coordinate: string,
): ValueCompleter {
  if (isListType(type)) return completeList(type.ofType, completerOf(plan, type.ofType, nodes, coordinate), coordinate)
  if (isLeafType(type)) return completeLeaf(type)
  const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const compiled = new Map<GraphQLObjectType, ObjectCompleter>()
  const objectCompleter = (runtimeType: GraphQLObjectType): ObjectCompleter => {
    const known = compiled.get(runtimeType) ?? plan.objectCompleter(runtimeType, selectionSets)
    compiled.set(runtimeType, known)
    return known
  }
  if (isAbstractType(type)) return completeAbstract(type, objectCompleter)
  if (isObjectType(type)) return (value, info, path) => completeObject(type, objectCompleter(type), value, info, path)
  throw new TypeError(`Values of the type ${String(type)} cannot be completed`)
}

const completeLeaf =
  (type: GraphQLLeafType): ValueCompleter =>
  (value) => {
    const serialized = type.serialize(value)
    if (serialized === null || serialized === undefined)
      throw new Error(`Expected \`${type.name}.serialize\` to return a non-nullable value`)
    return serialized
  }

function completeList(itemType: GraphQLOutputType, complete: ValueCompleter, coordinate: string): ValueCompleter {
  const isNullable = !isNonNullType(itemType)
  return (value, info, path) => {
    if (typeof value !== 'object' || value === null || !(Symbol.iterator in value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${coordinate}".`)
    const items = Array.isArray(value) ? (value as unknown[]) : [...(value as Iterable<unknown>)]
    const completed = Array<unknown>(items.length)
    let hasPromise = false
    try {
      for (let key = 0; key < items.length; key++) {
        const itemPath = { prev: path, key, typename: undefined }
        const result = completeItem(items[key], complete, isNullable, info, itemPath)
        if (!hasPromise && isPromise(result)) hasPromise = true
        completed[key] = result
      }
    } catch (error) {
      return settleThenThrow(completed, error)
    }
    return hasPromise ? Promise.all(completed) : completed
  }
}

function completeItem(
  item: unknown,
  complete: ValueCompleter,
  isNullable: boolean,
  info: ResolveInfo,
  path: Path,
): MaybePromise<unknown> {
  const { execution, field } = info
  try {
    const completed = isPromise(item)
      ? item.then((resolved) => complete(resolved, info, path))
      : complete(item, info, path)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error) => execution.handleError(error, field.nodes, path, isNullable))
  } catch (error) {
    return execution.handleError(error, field.nodes, path, isNullable)
  }
}

function completeAbstract(
  type: GraphQLAbstractType,
  objectCompleter: (type: GraphQLObjectType) => ObjectCompleter,
): ValueCompleter {
  const resolveType = type.resolveType ?? defaultTypeResolver
  return (value, info, path) => {
    const complete = (name: string | undefined) => {
      const runtimeType = runtimeTypeOf(type, name, info)
      return completeObject(runtimeType, objectCompleter(runtimeType), value, info, path)
    }
    const name = resolveType(value, info.execution.contextValue, info, type)
    return isPromise(name) ? name.then(complete) : complete(name as string | undefined)
  }
}

function runtimeTypeOf(type: GraphQLAbstractType, name: string | undefined, { schema, field }: ResolveInfo) {
  const runtimeType = name === undefined ? undefined : schema.getType(name)
  if (!isObjectType(runtimeType) || !schema.isSubType(type, runtimeType))
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to one of its Object types at runtime for field ` +
        `"${field.parentType.name}.${field.definition.name}"; "${name}" is none.`,
    )
  return runtimeType
}

function completeObject(
  type: GraphQLObjectType,
  complete: ObjectCompleter,
  value: unknown,
  info: ResolveInfo,
  path: Path,
): MaybePromise<Record<string, unknown>> {
  const { execution } = info
  if (!type.isTypeOf) return complete(execution, value, path)
  const completeChecked = (isOfType: boolean) => {
    if (!isOfType) throw new GraphQLError(`Expected value of type "${type.name}" but got another.`)
    return complete(execution, value, path)
  }
  const isOfType = type.isTypeOf(value, execution.contextValue, info)
  return isPromise(isOfType) ? isOfType.then(completeChecked) : completeChecked(isOfType)
}
