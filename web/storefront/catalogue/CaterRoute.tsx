import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { CaterRouteQuery } from '../../__generated__/CaterRouteQuery.graphql.ts'
import { CaterPage } from './CaterPage.tsx'
import { query } from './CaterRoute.data.ts'
import type { loader } from './CaterRoute.data.ts'

export { loader } from './CaterRoute.data.ts'

/** The caterer's page, '/'. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { storefront } = usePreloadedQuery<CaterRouteQuery>(query, ref)
  return storefront.page ? <CaterPage cater={storefront.page} /> : null
}
