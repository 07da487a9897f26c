import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { Basket } from '../../../domain/basket/basket.ts'
import type { OrderFormRoute_cater$key } from '../../__generated__/OrderFormRoute_cater.graphql.ts'
import type { OrderFormRoute_viewer$key } from '../../__generated__/OrderFormRoute_viewer.graphql.ts'
import type { OrderFormRouteQuery } from '../../__generated__/OrderFormRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import textStyles from '../../ui/text.module.css'
import { useBasket } from '../basket/useBasket.ts'
import { storeGuestOrder } from '../placed/guestOrder.ts'
import { EmptyBasket } from './EmptyBasket.tsx'
import { OrderForm } from './OrderForm.tsx'
import { query } from './OrderFormRoute.data.ts'
import type { loader } from './OrderFormRoute.data.ts'

/** The order form's page, '/anmod'. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer, storefront } = usePreloadedQuery<OrderFormRouteQuery>(query, ref)
  // the layout shows that a storefront is closed or unknown
  return storefront.cater ? <OrderPage viewer={viewer ?? null} cater={storefront.cater} /> : null
}

function OrderPage(props: { cater: OrderFormRoute_cater$key; viewer: OrderFormRoute_viewer$key | null }) {
  const cater = useFragment(
    graphql`
      fragment OrderFormRoute_cater on Cater {
        number
        name
        services {
          __typename
        }
        ...OrderForm_cater
        ...EmptyBasket_cater
      }
    `,
    props.cater,
  )
  const viewer = useFragment(
    graphql`
      fragment OrderFormRoute_viewer on User {
        role
        ...OrderForm_viewer
      }
    `,
    props.viewer,
  )
  // who works for a caterer orders like a guest
  const customer = viewer?.role === 'CUSTOMER' ? viewer : null
  const navigate = useNavigate()
  const { basket, isRestored, setService } = useBasket(cater.number)
  // The order stays in view until the next page is there, though the basket is empty by then.
  const [placed, setPlaced] = useState<Basket | null>(null)
  return (
    <main className={textStyles.page} id="indhold" tabIndex={-1}>
      <title>{`Bestilling, ${cater.name}`}</title>
      <meta name="description" content={`Bestil mad til mange fra ${cater.name}.`} />
      <meta name="robots" content="noindex" />
      {isRestored && !placed && basket.menus.length === 0 ? (
        <EmptyBasket cater={cater} />
      ) : cater.services ? (
        <OrderForm
          cater={cater}
          viewer={customer}
          basket={isRestored ? (placed ?? basket) : null}
          onTick={setService}
          onPlaced={(order) => {
            setPlaced(basket)
            if (!customer) storeGuestOrder(order)
            void navigate(paths.thanks(order.uuid))
          }}
        />
      ) : (
        // without its services no order has a total
        <FailedPart />
      )}
    </main>
  )
}
