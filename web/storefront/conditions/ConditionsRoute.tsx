import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { ConditionsRouteQuery } from '../../__generated__/ConditionsRouteQuery.graphql.ts'
import { Conditions } from './Conditions.tsx'
import { query } from './ConditionsRoute.data.ts'
import type { loader } from './ConditionsRoute.data.ts'

/** The conditions of ordering at a storefront, '/handelsbetingelser'. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { storefront } = usePreloadedQuery<ConditionsRouteQuery>(query, ref)
  return <Conditions cater={storefront.conditions ?? null} />
}
