import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OfferRoute_offer$key } from '../../__generated__/OfferRoute_offer.graphql.ts'
import type { OfferRouteQuery } from '../../__generated__/OfferRouteQuery.graphql.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import { OfferDraft } from './OfferDraft.tsx'
import { OFFER_PARENTS } from './offerParents.ts'
import { offerRouteQuery } from './OfferRoute.data.ts'
import type { loader } from './OfferRoute.data.ts'
import { SentOffer } from './SentOffer.tsx'

/** SHA-3: one offer: its form while it is a draft, then the sent version and its outcome. */
export function Component() {
  const { ref, variables } = useLoaderData<typeof loader>()
  const { offer } = usePreloadedQuery<OfferRouteQuery>(offerRouteQuery, ref)
  // The customer answers meanwhile
  useRefetchOnNavigate(offerRouteQuery, variables)
  return offer && <Offer offer={offer} />
}

function Offer(props: { offer: OfferRoute_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferRoute_offer on Offer {
        uuid
        name
        viewerCanEdit
        ...OfferDraft_offer
        ...SentOffer_offer
      }
    `,
    props.offer,
  )
  return (
    <OfficePage title={offer.name} parents={OFFER_PARENTS}>
      {/* With a key, so that no state of one version is shown with another */}
      {offer.viewerCanEdit ? (
        <OfferDraft key={offer.uuid} offer={offer} />
      ) : (
        <SentOffer key={offer.uuid} offer={offer} />
      )}
    </OfficePage>
  )
}
