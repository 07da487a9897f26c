import { use } from 'react'
import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime'
import type { undoOffer_order$key } from '../../__generated__/undoOffer_order.graphql.ts'
import { toActionError } from '../form/saveResult.ts'
import { UndoContext } from './UndoContext.ts'
import { readUndoOffer } from './undoOffer.ts'
import type { OrderActionResult } from './orderActionResult.ts'

export type OnOrderActionResult = (result: OrderActionResult) => void

interface OrderMutation extends MutationParameters {
  variables: { input: object }
}

/** The union that a mutation of an order returns: the order, or an error that the user can act on. */
interface ActionPayload {
  __typename: string
  /** Of ValidationFailed and TooManyAttempts. */
  message?: string
  /** The order of an answer that can be undone. */
  undoable?: undoOffer_order$key | null
}

/**
 * A mutation of an order, as [run, isInFlight]. `read` picks the mutation's field from the response. Mutations return
 * the order itself, so everything that shows it renders anew without an updater. An answer that can be undone is offered
 * to be, wherever the user has gone meanwhile.
 */
export function useOrderAction<Mutation extends OrderMutation>(
  mutation: GraphQLTaggedNode,
  read: (response: Mutation['response']) => ActionPayload,
) {
  const [commit, isInFlight] = useMutation<Mutation>(mutation)
  const { dispatch } = use(UndoContext)
  const run = (
    input: Mutation['variables']['input'],
    onResult: OnOrderActionResult,
    optimisticUpdater?: SelectorStoreUpdater<Mutation['response']>,
  ): void => {
    commit({
      variables: { input },
      optimisticUpdater,
      onCompleted: (response) => {
        const payload = read(response)
        if (payload.undoable) dispatch({ type: 'answered', orders: [readUndoOffer(payload.undoable)] })
        onResult(toResult(payload))
      },
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
    case 'TooManyAttempts':
      return { refused: message ?? '' }
    default:
      return 'done'
  }
}
