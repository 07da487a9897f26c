import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import { formatDate } from '../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { OfferListRoute_cater$key } from '../../__generated__/OfferListRoute_cater.graphql.ts'
import type { OfferListRouteQuery } from '../../__generated__/OfferListRouteQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { paths } from '../../page/paths.ts'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { ListPage } from '../page/ListPage.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import { offerListRouteQuery } from './OfferListRoute.data.ts'
import type { loader } from './OfferListRoute.data.ts'
import { OfferMark } from './OfferMark.tsx'

const COLUMNS = [
  { name: 'Tilbud' },
  { name: 'Kunde' },
  { name: 'Dato' },
  { name: 'Gælder til og med' },
  { name: 'Status', isClear: true },
  { name: 'I alt', isAmount: true },
]

/** SHA-3 'Tilbud': the offers of the viewer's caterer, those that were begun last first. */
export function Component() {
  const { ref, variables } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<OfferListRouteQuery>(offerListRouteQuery, ref)
  // Customers answer meanwhile
  useRefetchOnNavigate(offerListRouteQuery, variables)
  return cater ? <OfferList cater={cater} /> : <FailedPart />
}

function OfferList(props: { cater: OfferListRoute_cater$key }) {
  const { offers: list } = useFragment(
    graphql`
      fragment OfferListRoute_cater on Cater {
        offers {
          total
          offers {
            uuid
            name
            title
            state
            date
            validUntil
            price
            customer {
              name
            }
          }
        }
      }
    `,
    props.cater,
  )
  return (
    <ListPage
      title="Tilbud"
      parents={[{ label: 'Dashboard', to: paths.office() }]}
      items={list?.offers}
      newItemPath={paths.newOffer()}
      empty={{
        title: 'Ingen tilbud endnu',
        hint: 'Et tilbud er bindende: kunden får et link, godkender og bestiller til den aftalte pris.',
      }}
    >
      {(offers) => (
        <>
          {list && list.total > offers.length && <p>{`Viser ${offers.length} af ${list.total}`}</p>}
          <ScrollTable label="Tilbud" columns={COLUMNS} items={offers} keyOf={({ uuid }) => uuid}>
            {(offer) => [
              <Link key="name" className={scrollTableOpen} to={paths.officeOffer(offer.uuid)}>
                {[offer.name, offer.title].filter(Boolean).join(': ')}
              </Link>,
              offer.customer.name,
              formatDate(offer.date),
              formatDate(offer.validUntil),
              <OfferMark key="state" state={offer.state} />,
              formatKroner(toOere(offer.price)),
            ]}
          </ScrollTable>
        </>
      )}
    </ListPage>
  )
}
