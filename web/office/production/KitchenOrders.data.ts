import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { KitchenOrdersQuery } from '../../__generated__/KitchenOrdersQuery.graphql.ts'
import { loadKitchenOrders } from './loadKitchenOrders.ts'

/** The orders of some days, or those with some ids, as kitchen and driver need them. */
export const kitchenOrdersQuery = graphql`
  query KitchenOrdersQuery($from: Date!, $to: Date!, $ids: [ID!]!, $byIds: Boolean!) @throwOnFieldError {
    viewer {
      ...KitchenOrdersPage_viewer
    }
  }
`

/** Loads the orders of the days, or with the ids, in the URL. */
export const loader = (args: LoaderFunctionArgs) => loadKitchenOrders<KitchenOrdersQuery>(args, kitchenOrdersQuery)
