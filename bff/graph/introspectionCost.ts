import { Kind } from 'graphql'
import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** Typical lengths of the lists in introspection results. */
const TYPICAL_LENGTHS: Readonly<Record<string, number>> = {
  types: 200,
  fields: 10,
  args: 2,
  inputFields: 5,
  enumValues: 5,
  possibleTypes: 3,
  interfaces: 2,
  directives: 6,
}
/** Less than for other fields, as nothing is fetched. */
const POINTS_PER_FIELD = 0.006

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** Returns the cost of an operation's introspection fields in points. Its fragments must not have cycles. */
export function introspectionCost(operation: SelectionSetNode, fragments: Fragments): number {
  const known = new Map<SelectionSetNode, number>()
  const fieldsIn = (set: SelectionSetNode, counts: (name: string) => boolean): number => {
    const before = known.get(set)
    if (before !== undefined) return before
    let fields = 0
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value
        if (!counts(name)) continue
        const within = selection.selectionSet ? fieldsIn(selection.selectionSet, () => true) : 0
        fields += 1 + within * (TYPICAL_LENGTHS[name] ?? 1)
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
        if (part) fields += fieldsIn(part.selectionSet, counts)
      }
    }
    known.set(set, fields)
    return fields
  }
  return POINTS_PER_FIELD * fieldsIn(operation, (name) => name === '__schema' || name === '__type')
}
