import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { LabelsQuery } from '../../../__generated__/LabelsQuery.graphql.ts'
import { loadKitchenOrders } from '../loadKitchenOrders.ts'

/** The food of the orders of some days, or of those with some ids, as its labels show it. */
export const labelsQuery = graphql`
  query LabelsQuery($from: Date!, $to: Date!, $ids: [ID!]!, $byIds: Boolean!) @throwOnFieldError {
    viewer {
      ...LabelsRoute_viewer
    }
  }
`

/** Loads the texts of the labels of the orders in the URL. */
export const loader = (args: LoaderFunctionArgs) => loadKitchenOrders<LabelsQuery>(args, labelsQuery)
