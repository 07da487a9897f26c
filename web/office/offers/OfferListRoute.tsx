import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import { formatDate } from '../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { OfferListPaginationQuery } from '../../__generated__/OfferListPaginationQuery.graphql.ts'
import type { OfferListRoute_cater$key } from '../../__generated__/OfferListRoute_cater.graphql.ts'
import type { OfferListRouteQuery } from '../../__generated__/OfferListRouteQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { paths } from '../../page/paths.ts'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { ListFooter } from '../list/ListFooter.tsx'
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

const ROWS = 'offer-rows'

/** SHA-3 'Tilbud': the offers of the viewer's caterer, those that were begun last first. */
export function Component() {
  const { ref, variables } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<OfferListRouteQuery>(offerListRouteQuery, ref)
  // Customers answer meanwhile
  useRefetchOnNavigate(offerListRouteQuery, variables)
  return cater ? <OfferList cater={cater} /> : <FailedPart />
}

function OfferList(props: { cater: OfferListRoute_cater$key }) {
  const { data, ...pages } = usePaginationFragment<OfferListPaginationQuery, OfferListRoute_cater$key>(
    graphql`
      fragment OfferListRoute_cater on Cater
      @refetchable(queryName: "OfferListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        offersConnection(first: $count, after: $cursor) @connection(key: "OfferListRoute_offersConnection") {
          totalCount
          edges {
            node {
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
      }
    `,
    props.cater,
  )
  const list = data.offersConnection
  return (
    <ListPage
      title="Tilbud"
      parents={[{ label: 'Dashboard', to: paths.office() }]}
      items={list?.edges.map(({ node }) => node)}
      newItemPath={paths.newOffer()}
      empty={{
        title: 'Ingen tilbud endnu',
        hint: 'Et tilbud er bindende: kunden får et link, godkender og bestiller til den aftalte pris.',
      }}
    >
      {(offers) => (
        <>
          <div id={ROWS}>
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
          </div>
          <ListFooter shown={offers.length} total={list?.totalCount ?? null} pages={pages} rowsId={ROWS} />
        </>
      )}
    </ListPage>
  )
}
