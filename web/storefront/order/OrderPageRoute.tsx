import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OrderPageRouteQuery } from '../../__generated__/OrderPageRouteQuery.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import { EndedLink } from './EndedLink.tsx'
import { OrderPage } from './OrderPage.tsx'
import { query } from './OrderPageRoute.data.ts'
import type { loader } from './OrderPageRoute.data.ts'
import styles from './OrderPageRoute.module.css'

/** CHG-1: an order's own page, which its customer opens from a mail. */
export function Component() {
  const { ref, token, hasBasket } = useLoaderData<typeof loader>()
  const { orderByLink: opened } = usePreloadedQuery<OrderPageRouteQuery>(query, ref)
  const order = opened?.__typename === 'Order' ? opened.page : null
  return (
    <main className={classes(textStyles.page, order ? styles.order : styles.alone)} id="indhold" tabIndex={-1}>
      <meta name="robots" content="noindex" />
      {order ? (
        <OrderPage order={order} token={token} hasBasket={hasBasket} />
      ) : (
        <EndedLink token={token} link={(opened?.__typename === 'OrderLinkEnded' && opened.ended) || null} />
      )}
    </main>
  )
}
