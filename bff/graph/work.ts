import {
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql'
import type { FieldNode, GraphQLField, GraphQLNamedType, GraphQLOutputType, SelectionSetNode } from 'graphql'
import type { CheckedOperation } from './checkedOperation.ts'

/** The milliseconds of processor time that all servers take for a field, once; a function by its arguments. */
export type Work = number | ((args: Record<string, never>) => number)

/** A change is a transaction, and mostly refused only by the service. */
const MUTATION_MS = 5
/** The length of a list whose field says nothing, as the plugin for complexity has it. */
const LIST_LENGTH = 10

/** The work of an operation: of each field with `extensions.work`, as often as its lists are thought to be long. */
export function workOf({ schema, document, operation, variables }: CheckedOperation): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const mutations = schema.getMutationType()
  const known = new Map<SelectionSetNode, number>()

  const workIn = (set: SelectionSetNode, type: GraphQLNamedType | undefined): number => {
    const before = known.get(set)
    if (before !== undefined) return before
    let ms = 0
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) ms += workOfField(selection, type)
      else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        const condition = part?.typeCondition?.name.value
        if (part) ms += workIn(part.selectionSet, condition === undefined ? type : schema.getType(condition))
      }
    }
    known.set(set, ms)
    return ms
  }

  const workOfField = (selection: FieldNode, type: GraphQLNamedType | undefined): number => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined
    if (!field) return 0
    const args = () => getArgumentValues(field, selection, variables)
    const within = selection.selectionSet ? workIn(selection.selectionSet, getNamedType(field.type)) : 0
    const work = (field.extensions.work as Work | undefined) ?? (type === mutations ? MUTATION_MS : 0)
    const ms = typeof work === 'function' ? work(args() as never) : work
    return ms + (within === 0 ? 0 : within * lengthOf(field, args))
  }

  return workIn(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)
}

/** How often what is selected in a field is answered. */
function lengthOf({ type, extensions }: GraphQLField<unknown, unknown>, args: () => object): number {
  const { complexity } = extensions as { complexity?: unknown }
  const size = typeof complexity === 'function' ? complexity(args()) : complexity
  return (size as { multiplier?: number } | undefined)?.multiplier ?? (isList(type) ? LIST_LENGTH : 1)
}

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type)
}
