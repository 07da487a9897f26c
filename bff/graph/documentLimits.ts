import { Kind } from 'graphql'
import type { DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql'
import { LIMITS, QueryTooComplex } from './limits.ts'

interface Counts {
  aliases: number
  directives: number
  fragments: number
  repeats: number
  variables: number
}

/**
 * Throws QueryTooComplex for a document that would take long to validate: validation compares each field with all others of
 * the same response key.
 */
export function assertDocumentWithinLimits(document: DocumentNode): void {
  const counts: Counts = { aliases: 0, directives: 0, fragments: 0, repeats: 0, variables: 0 }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    const variables = definition.variableDefinitions ?? []
    counts.variables += variables.length
    for (const node of [definition, ...variables]) counts.directives += node.directives?.length ?? 0
    countIn(definition.selectionSet, new Set(), counts)
  }
  for (const limit of Object.keys(counts) as (keyof Counts)[])
    if (counts[limit] > LIMITS[limit]) throw new QueryTooComplex(limit, counts[limit])
}

/** Counts in a selection set; `names` are the response keys that were selected at the same place before. */
function countIn({ selections }: SelectionSetNode, names: Set<string>, counts: Counts): void {
  for (const selection of selections) {
    counts.directives += selection.directives?.length ?? 0
    if (selection.kind === Kind.FIELD) countField(selection, names, counts)
    else counts.fragments += 1
    // Its fields are selected at this place, too
    if (selection.kind === Kind.INLINE_FRAGMENT) countIn(selection.selectionSet, names, counts)
  }
}

function countField(field: FieldNode & SelectionNode, names: Set<string>, counts: Counts): void {
  const { alias, name, selectionSet } = field
  const key = (alias ?? name).value
  if (alias) counts.aliases += 1
  if (names.has(key)) counts.repeats += 1
  names.add(key)
  if (selectionSet) countIn(selectionSet, new Set(), counts)
}
