import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OrderListRoute_viewer$key } from '../../../__generated__/OrderListRoute_viewer.graphql.ts'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { OfficePage } from '../../page/OfficePage.tsx'
import { NoCater } from '../../page/NoCater.tsx'
import { TodayContext } from './TodayContext.ts'
import { AllOrders } from './AllOrders.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { CaterOrders } from './CaterOrders.tsx'
import type { OrderListAddress } from '../../../../domain/orders/orderListFilter.ts'
import { orderListRouteQuery } from './OrderListRoute.data.ts'
import type { loader } from './OrderListRoute.data.ts'

const PARENTS = [{ label: 'Dashboard', to: paths.office() }]

/** 'Alle ordre': the orders of the viewer's caterer, or of all caterers for an admin. */
export function Component() {
  const { ref, address, today } = useLoaderData<typeof loader>()
  const { viewer, all } = usePreloadedQuery<OrderListRouteQuery>(orderListRouteQuery, ref)
  return (
    <OfficePage title="Ordre" parents={PARENTS}>
      <TodayContext value={today}>
        {viewer && <OwnOrders viewer={viewer} address={address} />}
        {all && <AllOrders query={all} address={address} />}
      </TodayContext>
    </OfficePage>
  )
}

function OwnOrders(props: { viewer: OrderListRoute_viewer$key; address: OrderListAddress }) {
  const { cater } = useFragment(
    graphql`
      fragment OrderListRoute_viewer on User {
        cater {
          number
          ...CalendarFeed_cater
          ...CaterOrders_cater
        }
      }
    `,
    props.viewer,
  )
  if (!cater)
    return (
      <>
        <h1>Alle ordre</h1>
        <NoCater />
      </>
    )
  return (
    <CaterOrders
      cater={cater}
      address={props.address}
      moreActions={<CalendarFeed cater={cater} />}
      mainAction={
        <ButtonLink variant="primary" to={paths.newPhoneOrder(cater.number)}>
          <Icon name="plus" />
          Ny ordre
        </ButtonLink>
      }
    />
  )
}
