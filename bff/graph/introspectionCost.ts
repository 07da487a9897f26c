import { Kind } from 'graphql'
import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** About how many things stand in the lists of the schema's own description. */
const LENGTHS: Readonly<Record<string, number>> = {
  types: 200,
  fields: 10,
  args: 2,
  inputFields: 5,
  enumValues: 5,
  possibleTypes: 3,
  interfaces: 2,
  directives: 6,
}
/** Nothing is fetched for it. */
const POINTS_A_FIELD = 0.006

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** What an operation costs, in points, for what it asks about the schema itself. Its fragments must not go in circles. */
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
        fields += 1 + within * (LENGTHS[name] ?? 1)
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
        if (part) fields += fieldsIn(part.selectionSet, counts)
      }
    }
    known.set(set, fields)
    return fields
  }
  return POINTS_A_FIELD * fieldsIn(operation, (name) => name === '__schema' || name === '__type')
}
