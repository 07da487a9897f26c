import { use, useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOfferUndo_order$key } from '../../../__generated__/useOfferUndo_order.graphql.ts'
import { UndoContext } from '../../orderActions/UndoContext.ts'
import { readUndoOffer } from '../../orderActions/undoOffer.ts'

/** Offers to undo the answer of an order that is opened within its time, after a reload for instance. */
export function useOfferUndo(key: useOfferUndo_order$key): void {
  const order = useFragment(
    graphql`
      fragment useOfferUndo_order on Order {
        ...undoOffer_order
      }
    `,
    key,
  )
  const { dispatch } = use(UndoContext)
  useEffect(() => dispatch({ type: 'answered', orders: [readUndoOffer(order)] }), [dispatch, order])
}
