import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import type { SaveResult } from '../form/saveResult.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { useSave } from '../form/useSave.ts'

interface DeleteMutation extends MutationParameters {
  variables: { input: { id: string } }
}

/**
 * A mutation that deletes an object of a caterer's catalogue by its id, for DeleteButton. `ownerId` is the record whose
 * lists held it. The deleted record stays in the store, since its page is shown for a moment longer.
 */
export function useCatalogueDelete<Mutation extends DeleteMutation>(mutation: GraphQLTaggedNode, ownerId: string) {
  const commit = useSave<Mutation, null>(mutation, () => ({ kind: 'saved', values: null }))
  return (id: string): Promise<SaveResult<null>> => commit({ input: { id } }, { updater: invalidateRecords(ownerId) })
}
