import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { NewCaterRouteQuery } from '../../__generated__/NewCaterRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CaterForm } from './CaterForm.tsx'
import { NEW_CATER } from './caterValues.ts'
import { newCaterRouteQuery } from './NewCaterRoute.data.ts'
import type { loader } from './NewCaterRoute.data.ts'
import { useCreateCater } from './useCreateCater.ts'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Cateringfirmaer', to: paths.officeCaters() },
]

/** 'Opret cateringfirma': the form of a new caterer. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { filters } = usePreloadedQuery<NewCaterRouteQuery>(newCaterRouteQuery, ref)
  const createCater = useCreateCater()
  const navigate = useNavigate()
  return (
    <OfficePage title="Opret cateringfirma" parents={PARENTS}>
      <PageHeader title="Opret cateringfirma" />
      <CaterForm
        values={NEW_CATER}
        draftId="cater:new"
        filters={filters}
        isAdmin
        submitLabel="Opret"
        save={createCater}
        onSaved={({ key }) => void navigate(paths.officeCater(Number(key)), { replace: true })}
      />
    </OfficePage>
  )
}
