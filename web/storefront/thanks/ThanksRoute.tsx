import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { ThanksRouteQuery } from '../../__generated__/ThanksRouteQuery.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import { OrderAgain } from '../orderAgain/OrderAgain.tsx'
import { ChangedAllergens } from '../../foods/ChangedAllergens.tsx'
import { useGuestOrder } from '../placed/guestOrder.ts'
import { OrderReceipt } from '../placed/OrderReceipt.tsx'
import { readShownOrder } from '../placed/readShownOrder.ts'
import { query } from './ThanksRoute.data.ts'
import type { loader } from './ThanksRoute.data.ts'
import styles from './ThanksRoute.module.css'
import { useOrderedAllergens } from './useOrderedAllergens.ts'
import { UnknownOrder } from './UnknownOrder.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

/** The thank-you page. A guest sees the order that was just placed in this tab, everybody else what the service shows them. */
export function Component() {
  const { ref, orderId, isOwn, hasBasket } = useLoaderData<typeof loader>()
  const data = usePreloadedQuery<ThanksRouteQuery>(query, ref)
  const guestOrder = useOrderedAllergens(useGuestOrder(orderId))
  const shown = isOwn ? data.order : null
  const order = shown ? readShownOrder(shown) : guestOrder
  const isUnknown = orderId !== undefined && !order
  return (
    <main className={classes(textStyles.page, styles.calm, !order && styles.alone)} id="indhold" tabIndex={-1}>
      <title>{isUnknown ? 'Vi kan ikke vise denne bestilling' : 'Tak for din bestilling'}</title>
      <meta name="robots" content="noindex" />
      {isUnknown ? (
        <UnknownOrder orderId={orderId} />
      ) : (
        <div>
          <h1>Tak for din bestilling</h1>
          <WhatHappensNext
            cater={(data.storefront ?? data.cater)?.next ?? null}
            order={order}
            isShownByService={Boolean(shown)}
          />
          {shown && <ChangedAllergens order={shown} phone={order?.caterPhone ?? null} />}
        </div>
      )}
      {order && (
        <OrderReceipt order={order}>{hasBasket && shown?.again && <OrderAgain order={shown.again} />}</OrderReceipt>
      )}
    </main>
  )
}
