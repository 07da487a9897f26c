import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { CaterOverviewRoute_query$key } from '../../__generated__/CaterOverviewRoute_query.graphql.ts'
import type { CaterOverviewRouteQuery } from '../../__generated__/CaterOverviewRouteQuery.graphql.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { CaterUsers } from '../users/CaterUsers.tsx'
import { CaterFacts } from './CaterFacts.tsx'
import { CaterHeader } from './CaterHeader.tsx'
import { caterOverviewRouteQuery } from './CaterOverviewRoute.data.ts'
import type { loader } from './CaterOverviewRoute.data.ts'
import styles from './CaterOverviewRoute.module.css'
import { caterParents } from '../page/caterParents.ts'
import { CaterTiles } from './CaterTiles.tsx'
import { DeleteCaterButton } from './DeleteCaterButton.tsx'

/** The overview of a caterer, with links to its catalogue. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  return <CaterOverview query={usePreloadedQuery<CaterOverviewRouteQuery>(caterOverviewRouteQuery, ref)} />
}

function CaterOverview(props: { query: CaterOverviewRoute_query$key }) {
  const { viewer, cater } = useFragment(
    graphql`
      fragment CaterOverviewRoute_query on Query @argumentDefinitions(number: { type: "Int!" }) {
        viewer {
          role
          staffRole
        }
        cater(number: $number) {
          name
          ...CaterHeader_cater
          ...CaterTiles_cater
          ...CaterFacts_cater
          ...CaterUsers_cater
          ...DeleteCaterButton_cater
        }
      }
    `,
    props.query,
  )
  if (!cater) return null
  const isAdmin = viewer?.role === 'ADMIN'
  const canAdminister = isAdmin || viewer?.staffRole === 'OWNER'
  return (
    <OfficePage title={cater.name} parents={caterParents(isAdmin)}>
      <div className={styles.overview}>
        <CaterHeader cater={cater} canAdminister={canAdminister} />
        <CaterTiles cater={cater} />
        {canAdminister && <CaterFacts cater={cater} />}
        {isAdmin && (
          <>
            <CaterUsers cater={cater} />
            <DeleteCaterButton cater={cater} />
          </>
        )}
      </div>
    </OfficePage>
  )
}
