import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useSearchParams } from 'react-router'
import type { EditCaterRoute_query$key } from '../../__generated__/EditCaterRoute_query.graphql.ts'
import type { EditCaterRouteQuery } from '../../__generated__/EditCaterRouteQuery.graphql.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CaterForm } from './CaterForm.tsx'
import { settingsParents } from '../page/settingsParents.ts'
import { toCaterValues } from './toCaterValues.ts'
import { editCaterRouteQuery } from './EditCaterRoute.data.ts'
import type { loader } from './EditCaterRoute.data.ts'
import { useUpdateCater } from './useUpdateCater.ts'

/** The form of a caterer, for its own people and admins. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const answer = usePreloadedQuery<EditCaterRouteQuery>(editCaterRouteQuery, ref)
  return <EditCater key={ref.variables.number} query={answer} />
}

function EditCater(props: { query: EditCaterRoute_query$key }) {
  const { viewer, filters, cater } = useFragment(
    graphql`
      fragment EditCaterRoute_query on Query
      @argumentDefinitions(number: { type: "Int!" })
      @throwOnFieldError {
        viewer {
          role
        }
        filters {
          ...CaterFilterFields_filters
        }
        cater(number: $number) {
          id
          number
          ...toCaterValues_cater
          ...settingsParents_cater
        }
      }
    `,
    props.query,
  )
  const isAdmin = viewer?.role === 'ADMIN'
  const isAtPrices = useSearchParams()[0].get('fane') === 'priser'
  const updateCater = useUpdateCater(cater?.id ?? '', isAdmin)
  if (!cater) return null
  return (
    <OfficePage title="Rediger" parents={settingsParents(cater, isAdmin)}>
      <PageHeader title="Rediger cateringfirma" />
      <CaterForm
        values={toCaterValues(cater)}
        draftId={`cater:${cater.number}`}
        filters={filters}
        isAdmin={isAdmin}
        submitLabel="Opdater"
        isAtPrices={isAtPrices}
        save={updateCater}
      />
    </OfficePage>
  )
}
