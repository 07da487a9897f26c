import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { SharedBasketRouteQuery } from '../../__generated__/SharedBasketRouteQuery.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import styles from './SharedBasket.module.css'
import { SharedBasketPage } from './SharedBasketPage.tsx'
import { isBasketOf } from './isBasketOf.ts'
import { query } from './SharedBasketRoute.data.ts'
import type { loader } from './SharedBasketRoute.data.ts'
import { UnknownBasket } from './UnknownBasket.tsx'

/** SHA-1: the page of a shared basket. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { sharedBasket: shared, storefront } = usePreloadedQuery<SharedBasketRouteQuery>(query, ref)
  const { opened, page } = storefront
  return (
    <main className={classes(textStyles.page, styles.page)} id="indhold" tabIndex={-1}>
      <meta name="robots" content="noindex" />
      {shared?.page && opened && page && isBasketOf(shared, opened) ? (
        <SharedBasketPage shared={shared.page} cater={page} />
      ) : (
        <UnknownBasket />
      )}
    </main>
  )
}
