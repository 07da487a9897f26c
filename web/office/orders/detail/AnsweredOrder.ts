import { graphql } from 'react-relay/hooks'

/** What every change of an order asks for anew, so that all that shows the order redraws. */
export const answeredOrder = graphql`
  fragment AnsweredOrder_order on Order {
    ...OrderHeader_order
    ...UndoOrderAnswer_order
    ...OrderActions_order
    ...OrderMessages_order
    ...OrderMails_order
    ...OrderHistory_order
    ...OrderRow_order
  }
`
