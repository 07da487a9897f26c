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

/** The arguments of collecting the fields of a selection set. */
export interface SelectionContext {
  schema: GraphQLSchema
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** Values of the variables that directives use. */
  variableValues: Record<string, unknown>
}

/** The fields that selection sets select on an object type, by response key in their order. */
export function collectFields(
  context: SelectionContext,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const visitedFragments = new Set<string>()

  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(context, selection)) continue
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        fields.set(key, [...(fields.get(key) ?? []), selection])
      } else {
        const fragment = unvisitedFragment(selection)
        if (fragment && appliesTo(context, fragment, type)) collect(fragment.selectionSet)
      }
    }
  }
  const unvisitedFragment = (selection: FragmentSpreadNode | InlineFragmentNode) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection
    const name = selection.name.value
    if (visitedFragments.has(name)) return undefined
    visitedFragments.add(name)
    return context.fragments[name]
  }

  for (const selectionSet of selectionSets) collect(selectionSet)
  return fields
}

function isIncluded({ variableValues }: SelectionContext, selection: SelectionNode): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)
  return skip?.if !== true && include?.if !== false
}

function appliesTo(
  { schema }: SelectionContext,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true
  const condition = typeFromAST(schema, typeCondition)
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type))
}
