import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OrderListRoute_viewer$key } from '../../__generated__/OrderListRoute_viewer.graphql.ts'
import type { OrderListRouteQuery } from '../../__generated__/OrderListRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { OfficePage } from '../OfficePage.tsx'
import { NoCater } from '../parts/NoCater.tsx'
import { useFreshOnArrival } from '../useFreshOnArrival.ts'
import { orderListRouteQuery } from './OrderListRoute.data.ts'
import type { loader } from './OrderListRoute.data.ts'
import styles from './OrderListRoute.module.css'
import { OrderTable } from './OrderTable.tsx'

const PARENTS = [{ label: 'Dashboard', to: paths.office() }]

/** 'Alle ordre': every order of the viewer's caterer. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<OrderListRouteQuery>(orderListRouteQuery, ref)
  useFreshOnArrival(orderListRouteQuery)
  return (
    <OfficePage title="Ordre" parents={PARENTS}>
      <h1 className={styles.heading}>Alle ordre</h1>
      {viewer && <OrdersOf viewer={viewer} />}
    </OfficePage>
  )
}

function OrdersOf(props: { viewer: OrderListRoute_viewer$key }) {
  const { cater } = useFragment(
    graphql`
      fragment OrderListRoute_viewer on User {
        cater {
          ...OrderTable_cater
        }
      }
    `,
    props.viewer,
  )
  return cater ? <OrderTable cater={cater} /> : <NoCater />
}
