import type { ReactNode } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { KitchenOrdersPage_viewer$key } from '../../__generated__/KitchenOrdersPage_viewer.graphql.ts'
import type { KitchenOrdersQuery } from '../../__generated__/KitchenOrdersQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { useRefetchOnOrderEvent } from '../live/useRefetchOnOrderEvent.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import { kitchenOrdersQuery } from './KitchenOrders.data.ts'
import type { loader } from './KitchenOrders.data.ts'
import { nameOfDays } from './productionDays.ts'
import { ProductionHeader } from './ProductionHeader.tsx'
import { PRODUCTION_PARENTS } from './productionParents.ts'
import { ProductionViews } from './ProductionViews.tsx'
import { readKitchenOrder } from './readKitchenOrder.ts'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

interface KitchenOrdersPageProps {
  /** 'Kørsel': the page's name, and of its heading before the days. */
  title: string
  summary: (orders: readonly ShownKitchenOrder[]) => string
  /** The controls beside the days, where there are orders. */
  actions?: ReactNode
  /** The orders below the heading, which is given too. */
  children: (orders: readonly ShownKitchenOrder[], title: string) => ReactNode
}

/** A page about the orders of some days, or about chosen ones, for kitchen or driver. */
export function KitchenOrdersPage(props: KitchenOrdersPageProps) {
  const { isCater, ref, days, errors } = useLoaderData<typeof loader>()
  return (
    <OfficePage title={props.title} parents={PRODUCTION_PARENTS}>
      {!isCater && <h1>Denne side er forbeholdt cateringprofiler</h1>}
      {isCater && !ref && <ProductionHeader title={props.title} days={days} errors={errors} />}
      {ref && <LoadedOrders {...props} queryRef={ref} />}
    </OfficePage>
  )
}

function LoadedOrders(props: KitchenOrdersPageProps & { queryRef: PreloadedQuery<KitchenOrdersQuery> }) {
  const { days, ids, variables, errors } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<KitchenOrdersQuery>(kitchenOrdersQuery, props.queryRef)
  useRefetchOnNavigate(kitchenOrdersQuery, variables)
  useRefetchOnOrderEvent(kitchenOrdersQuery, variables)
  const { cater } =
    useFragment(
      graphql`
        fragment KitchenOrdersPage_viewer on User {
          cater {
            kitchenOrders(from: $from, to: $to) @skip(if: $byIds) {
              ...readKitchenOrder_order
            }
            kitchenOrdersByIds(ids: $ids) @include(if: $byIds) {
              ...readKitchenOrder_order
            }
          }
        }
      `,
      viewer as KitchenOrdersPage_viewer$key | null,
    ) ?? {}
  const found = ids === null ? cater?.kitchenOrders : cater?.kitchenOrdersByIds
  if (!found) return <FailedPart />
  const orders = found.map(readKitchenOrder)
  const title = ids === null ? `${props.title} ${nameOfDays(days)}` : props.title
  return (
    <>
      <ProductionHeader title={title} summary={props.summary(orders)} days={ids === null ? days : null} errors={errors}>
        {orders.length > 0 && props.actions}
      </ProductionHeader>
      {ids === null && <ProductionViews days={days} />}
      {orders.length === 0 ? (
        <p>{ids === null ? 'Ingen godkendte ordrer i perioden.' : 'Ingen godkendte ordrer.'}</p>
      ) : (
        props.children(orders, title)
      )}
    </>
  )
}
