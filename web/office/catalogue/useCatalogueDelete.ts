import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useSave } from '../form/useSave.ts'

/**
 * A mutation that deletes a thing of a caterer's catalogue, as DeleteButton wants it. The caterer's lists are asked for
 * anew when they are next shown; the record stays, since the page of the thing is there a moment longer.
 */
export function useCatalogueDelete<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode, caterId: string) {
  const commit = useSave<Mutation, null>(mutation, () => ({ kind: 'saved', values: null }))
  return (variables: Mutation['variables']) =>
    commit(variables, { updater: (store) => store.get(caterId)?.invalidateRecord() })
}
