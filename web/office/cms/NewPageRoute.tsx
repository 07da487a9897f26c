import { usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { NewPageRouteQuery } from '../../__generated__/NewPageRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { newPageRouteQuery } from './NewPageRoute.data.ts'
import type { loader } from './NewPageRoute.data.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageForm } from './PageForm.tsx'
import { NEW_PAGE } from './pageValues.ts'
import { useCreatePage } from './useCreatePage.ts'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Sider', to: paths.officePages() },
]

/** 'Opret side': the form of a new page. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const query = usePreloadedQuery<NewPageRouteQuery>(newPageRouteQuery, ref)
  const createPage = useCreatePage()
  const navigate = useNavigate()
  return (
    <OfficePage title="Opret side" parents={PARENTS}>
      <PageHeader title="Opret side" />
      <PageForm
        values={NEW_PAGE}
        draftId="page:new"
        query={query}
        submitLabel="Opret"
        save={createPage}
        onSaved={({ key = '' }) => void navigate(paths.officePage(key), { replace: true })}
      />
    </OfficePage>
  )
}
