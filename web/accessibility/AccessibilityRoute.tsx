import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { AccessibilityRouteQuery } from '../__generated__/AccessibilityRouteQuery.graphql.ts'
import { EveryHostPage } from '../everyHost/EveryHostPage.tsx'
import { query } from './AccessibilityRoute.data.ts'
import type { loader } from './AccessibilityRoute.data.ts'
import { AccessibilityStatement } from './AccessibilityStatement.tsx'

/** The accessibility statement, '/tilgaengelighed'. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { storefront } = usePreloadedQuery<AccessibilityRouteQuery>(query, ref)
  return (
    <EveryHostPage>
      <AccessibilityStatement cater={storefront.contact ?? null} />
    </EveryHostPage>
  )
}
