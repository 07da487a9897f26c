import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OfferPageRouteQuery } from '../../__generated__/OfferPageRouteQuery.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import styles from '../order/OrderPageRoute.module.css'
import { ClosedOffer } from './ClosedOffer.tsx'
import { OfferPage } from './OfferPage.tsx'
import { query } from './OfferPageRoute.data.ts'
import type { loader } from './OfferPageRoute.data.ts'

/** SHA-3: an offer's own page, which its customer opens from a mail. */
export function Component() {
  const { ref, token, isOpen } = useLoaderData<typeof loader>()
  const { offerByLink: opened } = usePreloadedQuery<OfferPageRouteQuery>(query, ref)
  const offer = isOpen && opened?.__typename === 'Offer' ? opened.page : null
  return (
    <main className={classes(textStyles.page, offer ? styles.order : styles.alone)} id="indhold" tabIndex={-1}>
      <meta name="robots" content="noindex" />
      {offer ? (
        <OfferPage offer={offer} token={token} />
      ) : (
        <ClosedOffer isReplaced={opened?.__typename === 'OfferReplaced'} />
      )}
    </main>
  )
}
