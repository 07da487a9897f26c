import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { EditPageRoute_page$key } from '../../__generated__/EditPageRoute_page.graphql.ts'
import type { EditPageRouteQuery } from '../../__generated__/EditPageRouteQuery.graphql.ts'
import type { usePageChoices_query$key } from '../../__generated__/usePageChoices_query.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { editPageRouteQuery } from './EditPageRoute.data.ts'
import type { loader } from './EditPageRoute.data.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageForm } from './PageForm.tsx'
import { toPageValues } from './pageValues.ts'
import { useDeletePage } from './useDeletePage.ts'
import { useUpdatePage } from './useUpdatePage.ts'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Sider', to: paths.officePages() },
]

/** 'Rediger side': the form of a page with its blocks. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const query = usePreloadedQuery<EditPageRouteQuery>(editPageRouteQuery, ref)
  return query.page && <EditPage key={ref.variables.url} page={query.page} query={query} />
}

function EditPage(props: { page: EditPageRoute_page$key; query: usePageChoices_query$key }) {
  const page = useFragment(
    graphql`
      fragment EditPageRoute_page on Page @throwOnFieldError {
        id
        number
        url
        title
        ...pageValues_page
      }
    `,
    props.page,
  )
  const updatePage = useUpdatePage(page.id)
  const deletePage = useDeletePage()
  const navigate = useNavigate()
  return (
    <OfficePage title={page.title} parents={PARENTS}>
      <PageHeader title="Rediger side" />
      <PageForm
        values={toPageValues(page)}
        draftId={`page:${page.number}`}
        query={props.query}
        submitLabel="Opdater"
        save={updatePage}
        deletion={{
          remove: () => deletePage(page.id),
          onRemoved: () => void navigate(paths.officePages(), { replace: true }),
        }}
      />
    </OfficePage>
  )
}
