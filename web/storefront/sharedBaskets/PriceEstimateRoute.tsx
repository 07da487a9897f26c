import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { PriceEstimateRouteQuery } from '../../__generated__/PriceEstimateRouteQuery.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import { PriceEstimate } from './PriceEstimate.tsx'
import styles from './PriceEstimate.module.css'
import { isBasketOf } from './isBasketOf.ts'
import { query } from './PriceEstimateRoute.data.ts'
import type { loader } from './PriceEstimateRoute.data.ts'
import { UnknownBasket } from './UnknownBasket.tsx'

/** SHA-2: the price estimate of a shared basket. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { sharedBasket: shared, storefront } = usePreloadedQuery<PriceEstimateRouteQuery>(query, ref)
  const { opened, estimate } = storefront
  return (
    <main className={classes(textStyles.page, styles.page)} id="indhold" tabIndex={-1}>
      <meta name="robots" content="noindex" />
      {shared?.estimate && opened && estimate && isBasketOf(shared, opened) ? (
        <PriceEstimate shared={shared.estimate} cater={estimate} />
      ) : (
        <UnknownBasket />
      )}
    </main>
  )
}
