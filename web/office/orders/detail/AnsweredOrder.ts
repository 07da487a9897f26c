/* oxlint-disable relay/unused-fields -- mutations spread these fragments to update the store; nothing reads them */
import { graphql } from 'react-relay/hooks'

/** The order as every mutation of it returns it: all that can change, so that everything that shows it renders anew. */
export const answeredOrder = graphql`
  fragment AnsweredOrder_order on Order {
    ...OrderHeader_order
    ...useOfferUndo_order
    ...AlreadyHandled_order
    ...AnswerQuestion_order
    ...OrderActions_order
    ...OrderProposals_order
    ...OrderBill_order
    ...OrderFacts_order
    ...OrderMessages_order
    ...OrderNotes_order
    ...OrderMails_order
    ...OrderHistory_order
    ...OrderRow_order
  }
`

/** The order as somebody else has answered it meanwhile. */
export const conflictingOrder = graphql`
  fragment AnsweredOrder_conflict on OrderAlreadyHandled {
    order {
      ...AnsweredOrder_order
    }
  }
`
