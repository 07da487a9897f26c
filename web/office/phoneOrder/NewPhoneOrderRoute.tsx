import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import { phoneBasketKey } from '../../storefront/basket/storedBasket.ts'
import type { NewPhoneOrderRoute_query$key } from '../../__generated__/NewPhoneOrderRoute_query.graphql.ts'
import type { NewPhoneOrderRouteQuery } from '../../__generated__/NewPhoneOrderRouteQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { paths } from '../../page/paths.ts'
import { BasketKeyContext } from '../../storefront/basket/BasketKeyContext.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { caterParents } from '../page/caterParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { newPhoneOrderRouteQuery } from './NewPhoneOrderRoute.data.ts'
import type { loader } from './NewPhoneOrderRoute.data.ts'
import { PhoneOrderForm } from './PhoneOrderForm.tsx'

const ORDERS = { label: 'Ordre', to: paths.officeOrders() }

/** DAY-13 'Ny ordre': the page of a phone order for a customer, with the storefront's own choice of menus. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer, cater } = useFragment<NewPhoneOrderRoute_query$key>(
    graphql`
      fragment NewPhoneOrderRoute_query on Query @argumentDefinitions(number: { type: "Int!" }) {
        viewer {
          role
        }
        cater(number: $number) {
          name
          number
          isActive
          menus {
            __typename
          }
          services {
            __typename
          }
          ...PhoneOrderForm_cater
        }
      }
    `,
    usePreloadedQuery<NewPhoneOrderRouteQuery>(newPhoneOrderRouteQuery, ref),
  )
  if (!cater) return null
  const isAdmin = viewer?.role === 'ADMIN'
  const parents = isAdmin
    ? [...caterParents(true), { label: cater.name, to: paths.officeCater(cater.number) }]
    : [{ label: 'Dashboard', to: paths.office() }, ORDERS]
  return (
    <OfficePage title="Ny ordre" parents={parents}>
      <PageHeader
        title="Ny ordre"
        hint="Til en kunde, der ringer eller kommer forbi. Ordren er godkendt, når den er taget imod."
      />
      {!cater.isActive ? (
        <Notice variant="warning">Firmaet er lukket og tager ikke imod ordrer.</Notice>
      ) : cater.menus && cater.services ? (
        <BasketKeyContext value={phoneBasketKey}>
          <PhoneOrderForm cater={cater} opensOrders={!isAdmin} />
        </BasketKeyContext>
      ) : (
        // without menus and services no order has a price
        <FailedPart />
      )}
    </OfficePage>
  )
}
