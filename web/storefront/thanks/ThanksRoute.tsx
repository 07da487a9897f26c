import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { ThanksRouteQuery } from '../../__generated__/ThanksRouteQuery.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import { PlacedOrder } from './PlacedOrder.tsx'
import { query } from './ThanksRoute.data.ts'
import type { loader } from './ThanksRoute.data.ts'
import styles from './ThanksRoute.module.css'
import { WhatHappensNext } from './WhatHappensNext.tsx'

/** The thank-you page. Who may not see the order gets the page without it. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { storefront, cater, order } = usePreloadedQuery<ThanksRouteQuery>(query, ref)
  return (
    <main className={classes(textStyles.page, styles.calm, !order && styles.alone)} id="indhold" tabIndex={-1}>
      <title>Tak for din bestilling</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>Tak for din bestilling</h1>
        <WhatHappensNext cater={(storefront ?? cater)?.next ?? null} order={order ?? null} />
      </div>
      {order && <PlacedOrder order={order} />}
    </main>
  )
}
