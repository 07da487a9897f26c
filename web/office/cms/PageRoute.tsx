import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { PageQuery } from '../../__generated__/PageQuery.graphql.ts'
import type { PageRoute_page$key } from '../../__generated__/PageRoute_page.graphql.ts'
import type { usePageChoices_query$key } from '../../__generated__/usePageChoices_query.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CaterField } from '../caterChoice/CaterField.tsx'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { BlocksField } from './BlocksField.tsx'
import { pageQuery } from './Page.data.ts'
import type { loader } from './Page.data.ts'
import { useCreatePage, useDeletePage, useUpdatePage } from './pageMutations.ts'
import { PagePreview } from './PagePreview.tsx'
import { NEW_PAGE, PAGE_LABELS, PAGE_RULES, pageRules, toPageValues } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'
import { usePageChoices } from './usePageChoices.ts'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Sider', to: paths.officePages() },
]

/** 'Opret side', 'Rediger side': the form of a new or saved page with its blocks. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const query = usePreloadedQuery<PageQuery>(pageQuery, ref)
  const { isNew, number } = ref.variables
  return (isNew || query.page) && <PageForm key={number} page={query.page} query={query} />
}

function PageForm(props: { page: PageRoute_page$key | null | undefined; query: usePageChoices_query$key }) {
  const page = useFragment(
    graphql`
      fragment PageRoute_page on Page @throwOnFieldError {
        id
        number
        url
        title
        ...pageValues_page
      }
    `,
    props.page,
  )
  const choices = usePageChoices(props.query)
  const navigate = useNavigate()
  const form = useForm<PageValues>({
    resolver: zodResolver(pageRules),
    defaultValues: page ? toPageValues(page) : NEW_PAGE,
  })
  const create = useCreatePage()
  const update = useUpdatePage()
  const remove = useDeletePage()
  const editing = useEditForm({
    form,
    draftId: `page:${page?.number ?? 'new'}`,
    labels: PAGE_LABELS,
    rules: PAGE_RULES,
    save: (values) => (page ? update(page.id, values) : create(values)),
  })
  const { control } = form
  const openCreated = ({ key = '' }: { key: string | undefined }) =>
    void navigate(paths.officePage(key), { replace: true })
  return (
    <OfficePage title={page?.title ?? 'Opret side'} parents={PARENTS}>
      <PageHeader title={page ? 'Rediger side' : 'Opret side'} />
      <EditForm
        editing={editing}
        submits={[page ? { label: 'Opdater' } : { label: 'Opret', onSaved: openCreated }]}
        actions={
          page && (
            <DeleteButton
              question={`Vil du slette siden ${page.url}?`}
              consequence="Adressen fører ingen steder hen bagefter."
              remove={() => remove(page.id)}
              onRemoved={() => void navigate(paths.officePages(), { replace: true })}
              editing={editing}
            />
          )
        }
      >
        <TextField
          control={control}
          name="url"
          label={PAGE_LABELS.url}
          readOnly={page?.url === '/'}
          hint="'/' er forsiden. '/smagen' er det, der står før domænet: smagen.kuvert.dk."
        />
        <TextField control={control} name="title" label={PAGE_LABELS.title} />
        <CaterField
          control={control}
          name="caterNumber"
          label={PAGE_LABELS.caterNumber}
          hint="Det cateringfirma, adressen viser."
          noneLabel="Ingen"
        />
        <BlocksField control={control} choices={choices} />
        <p>
          <PagePreview control={control} choices={choices} />
        </p>
      </EditForm>
    </OfficePage>
  )
}
