import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OrderRoute_order$key } from '../../__generated__/OrderRoute_order.graphql.ts'
import type { OrderRouteQuery } from '../../__generated__/OrderRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { OfficePage } from '../OfficePage.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { orderRouteQuery } from './OrderRoute.data.ts'
import type { loader } from './OrderRoute.data.ts'
import styles from './OrderRoute.module.css'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Ordre', to: paths.officeOrders() },
]

/** One order, for its caterer alone. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  if (ref) return <LoadedOrder queryRef={ref} />
  return (
    <OfficePage title="Ordre" parents={PARENTS}>
      <h1>Denne side er fobeholdt cateringprofiler</h1>
    </OfficePage>
  )
}

function LoadedOrder(props: { queryRef: PreloadedQuery<OrderRouteQuery> }) {
  const { order } = usePreloadedQuery<OrderRouteQuery>(orderRouteQuery, props.queryRef)
  return order && <OrderPage order={order} />
}

/** Where the order stands and what can be done, what was ordered, and for whom. */
export function OrderPage(props: { order: OrderRoute_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderRoute_order on Order {
        reference
        ...OrderHead_order
        ...OrderActions_order
        ...OrderBill_order
        ...OrderFacts_order
      }
    `,
    props.order,
  )
  return (
    <OfficePage title={String(order.reference)} parents={PARENTS}>
      <article className={styles.order}>
        <OrderHead order={order} />
        <div className={styles.actions}>
          <OrderActions order={order} />
        </div>
        <div className={styles.content}>
          <OrderBill order={order} />
          <OrderFacts order={order} />
        </div>
      </article>
    </OfficePage>
  )
}
