import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { outcomeOfError } from '../editing/saveOutcome.ts'
import type { DeleteOutcome } from './useDeletion.ts'

/**
 * A mutation that deletes a thing of a caterer's catalogue, as useDeletion wants it. The caterer's lists are asked for
 * anew when they are next shown; the record stays, since the page of the thing is there a moment longer.
 */
export function useRemove<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode, caterId: string) {
  const [commit] = useMutation<Mutation>(mutation)
  return (variables: Mutation['variables']) =>
    new Promise<DeleteOutcome>((resolve) => {
      commit({
        variables,
        updater: (store) => store.get(caterId)?.invalidateRecord(),
        onCompleted: () => resolve('deleted'),
        onError: (error) => resolve(outcomeOfError(error).kind),
      })
    })
}
