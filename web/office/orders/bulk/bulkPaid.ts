import { commitMutation, graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { PaymentMethod } from '../../../../domain/orders/orderStates.ts'
import type { bulkPaid_conflict$key } from '../../../__generated__/bulkPaid_conflict.graphql.ts'
import type { bulkPaidMutation } from '../../../__generated__/bulkPaidMutation.graphql.ts'
import type { AnsweredNow } from '../../orderActions/undoOffer.ts'
import { readUndoOffer } from '../../orderActions/undoOffer.ts'
import { toActionError } from '../../form/saveResult.ts'

/** An order that is marked with others. */
export interface BulkOrder {
  id: string
  uuid: string
  reference: number
  orderer: string
  /** Kroner. */
  price: number
}

/** The reason why an order cannot be marked: somebody else's earlier action, or its status. */
export interface BulkConflict {
  status: string
  events: readonly { type: string; at: string; by?: string | null | undefined }[]
}

/** The outcome of marking one order. 'failed': no answer came, so that it may be done. */
export type BulkResult =
  | { type: 'done'; answered: AnsweredNow }
  | { type: 'conflict'; conflict: BulkConflict }
  | { type: 'signedOut' }
  | { type: 'failed' }

const conflictFragment = graphql`
  fragment bulkPaid_conflict on Order @inline {
    status
    events {
      type
      at
      by
    }
  }
`

const mutation = graphql`
  mutation bulkPaidMutation($input: MarkOrderPaidInput!) {
    markOrderPaid(input: $input) {
      __typename
      ...AnsweredOrder_order @alias(as: "answered")
      ...undoOffer_order @alias(as: "undoable")
      ... on OrderAlreadyHandled {
        order {
          ...AnsweredOrder_order
          ...bulkPaid_conflict
        }
      }
    }
  }
`

/** Marks one order paid. Repeated with the same key after a lost answer, it is done once, and answers as it did then. */
export function markPaidOnce(
  environment: IEnvironment,
  order: BulkOrder,
  method: PaymentMethod,
  idempotencyKey: string,
): Promise<BulkResult> {
  return new Promise((resolve) => {
    commitMutation<bulkPaidMutation>(environment, {
      mutation,
      variables: { input: { id: order.id, method, idempotencyKey } },
      onCompleted: ({ markOrderPaid }) => {
        const { undoable, order: current } = markOrderPaid as Payload
        if (undoable) return resolve({ type: 'done', answered: readUndoOffer(undoable) })
        resolve(current ? { type: 'conflict', conflict: readConflict(current) } : { type: 'failed' })
      },
      onError: (error) => resolve({ type: toActionError(error) }),
    })
  })
}

function readConflict(key: bulkPaid_conflict$key): BulkConflict {
  const { status, events } = readInlineData(conflictFragment, key)
  return { status, events: events.map(({ type, at, by }) => ({ type, at, by })) }
}

interface Payload {
  undoable?: Parameters<typeof readUndoOffer>[0] | null
  order?: bulkPaid_conflict$key | null
}
