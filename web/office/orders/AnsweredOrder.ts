import { graphql } from 'react-relay/hooks'

/** What every answer to an order asks for anew, so that all that shows the order redraws. */
export const answeredOrder = graphql`
  fragment AnsweredOrder_order on Order {
    ...OrderHead_order
    ...OrderActions_order
    ...OrderRow_order
  }
`
