import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { PeriodErrors } from '../../../domain/time/addressPeriod.ts'
import type { ProductionRoute_viewer$key } from '../../__generated__/ProductionRoute_viewer.graphql.ts'
import type { ProductionRouteQuery } from '../../__generated__/ProductionRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { useRefetchOnOrderEvent } from '../live/useRefetchOnOrderEvent.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import type { ProductionDays } from './productionDays.ts'
import { ProductionHeader } from './ProductionHeader.tsx'
import { ProductionList } from './ProductionList.tsx'
import { productionRouteQuery } from './ProductionRoute.data.ts'
import type { loader } from './ProductionRoute.data.ts'
import { readKitchenOrder } from './readKitchenOrder.ts'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Ordre', to: paths.officeOrders() },
]

/** The kitchen's production list of one day or several, over all accepted orders. */
export function Component() {
  const { isCater, ref, days, errors } = useLoaderData<typeof loader>()
  return (
    <OfficePage title="Produktion" parents={PARENTS}>
      {!isCater && <h1>Denne side er fobeholdt cateringprofiler</h1>}
      {isCater && !ref && <ProductionHeader title="Produktion" days={days} errors={errors} />}
      {ref && <LoadedProduction queryRef={ref} days={days} errors={errors} />}
    </OfficePage>
  )
}

interface ChosenDays {
  days: ProductionDays
  errors: PeriodErrors
}

function LoadedProduction(props: ChosenDays & { queryRef: PreloadedQuery<ProductionRouteQuery> }) {
  const { viewer } = usePreloadedQuery<ProductionRouteQuery>(productionRouteQuery, props.queryRef)
  useRefetchOnNavigate(productionRouteQuery, props.days)
  useRefetchOnOrderEvent(productionRouteQuery, props.days)
  return viewer && <OwnProduction viewer={viewer} days={props.days} errors={props.errors} />
}

function OwnProduction(props: ChosenDays & { viewer: ProductionRoute_viewer$key }) {
  const { cater } = useFragment(
    graphql`
      fragment ProductionRoute_viewer on User {
        cater {
          production(from: $from, to: $to) {
            ...ProductionList_days
          }
          kitchenOrders(from: $from, to: $to) {
            ...readKitchenOrder_order
          }
        }
      }
    `,
    props.viewer,
  )
  const { days, errors } = props
  if (!cater?.production) return <FailedPart />
  return (
    <ProductionList
      key={`${days.from} ${days.to}`}
      production={cater.production}
      orders={cater.kitchenOrders?.map(readKitchenOrder) ?? null}
      days={days}
      errors={errors}
    />
  )
}
