import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { ConditionsRouteQuery } from '../../__generated__/ConditionsRouteQuery.graphql.ts'
import { EveryHostPage } from '../../everyHost/EveryHostPage.tsx'
import { Conditions } from './Conditions.tsx'
import { query } from './ConditionsRoute.data.ts'
import type { loader } from './ConditionsRoute.data.ts'

/** The conditions of ordering, '/handelsbetingelser'. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { storefront } = usePreloadedQuery<ConditionsRouteQuery>(query, ref)
  return (
    <EveryHostPage>
      <Conditions cater={storefront.conditions ?? null} />
    </EveryHostPage>
  )
}
