import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime'
import { toActionError } from '../../form/saveResult.ts'

/**
 * The result of an action on an order. Already handled: somebody else was faster. Signed out: the session has expired
 * and nothing was done. Failed: no answer came, so it may have been done. Refused: the input is invalid and nothing was
 * done; `refused` says why, in Danish.
 */
export type OrderActionResult = 'done' | 'alreadyHandled' | 'signedOut' | 'failed' | { refused: string }

export type OnOrderActionResult = (result: OrderActionResult) => void

interface OrderMutation extends MutationParameters {
  variables: { input: object }
}

/** The union that a mutation of an order returns: the order, or an error that the user can act on. */
interface ActionPayload {
  __typename: string
  /** Of ValidationFailed. */
  message?: string
}

/**
 * A mutation of an order, as [run, isInFlight]. `read` picks the mutation's field from the response. Mutations return
 * the order itself, so everything that shows it renders anew without an updater.
 */
export function useOrderAction<Mutation extends OrderMutation>(
  mutation: GraphQLTaggedNode,
  read: (response: Mutation['response']) => ActionPayload,
) {
  const [commit, isInFlight] = useMutation<Mutation>(mutation)
  const run = (
    input: Mutation['variables']['input'],
    onResult: OnOrderActionResult,
    optimisticUpdater?: SelectorStoreUpdater<Mutation['response']>,
  ): void => {
    commit({
      variables: { input },
      optimisticUpdater,
      onCompleted: (response) => onResult(toResult(read(response))),
      onError: (error) => onResult(toActionError(error)),
    })
  }
  return [run, isInFlight] as const
}

function toResult({ __typename, message }: ActionPayload): OrderActionResult {
  switch (__typename) {
    case 'OrderAlreadyHandled':
    case 'NotPossible':
      return 'alreadyHandled'
    case 'ValidationFailed':
      return { refused: message ?? '' }
    default:
      return 'done'
  }
}
