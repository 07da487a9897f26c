import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  typeFromAST,
} from 'graphql'
import type {
  FieldNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  GraphQLObjectType,
  GraphQLSchema,
  InlineFragmentNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql'

/** What a query's selections hang on. */
export interface Selecting {
  schema: GraphQLSchema
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** Values of variables, as far as directives use them. */
  variables: Record<string, unknown>
}

/** The fields that selection sets ask of an object type, by the names under which they are answered, in their order. */
export function fieldsOf(
  selecting: Selecting,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const spread = new Set<string>()

  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isWanted(selecting, selection)) continue
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        fields.set(key, [...(fields.get(key) ?? []), selection])
      } else {
        const fragment = fragmentOf(selection)
        if (fragment && isOf(selecting, fragment, type)) collect(fragment.selectionSet)
      }
    }
  }
  const fragmentOf = (selection: FragmentSpreadNode | InlineFragmentNode) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection
    const name = selection.name.value
    if (spread.has(name)) return undefined
    spread.add(name)
    return selecting.fragments[name]
  }

  for (const set of sets) collect(set)
  return fields
}

function isWanted({ variables }: Selecting, selection: SelectionNode): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables)
  return skip?.if !== true && include?.if !== false
}

function isOf(
  { schema }: Selecting,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true
  const condition = typeFromAST(schema, typeCondition)
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type))
}
