import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { NewCategoryRoute_cater$key } from '../../__generated__/NewCategoryRoute_cater.graphql.ts'
import type { NewCategoryRouteQuery } from '../../__generated__/NewCategoryRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../catalogue/catalogueParents.ts'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../OfficePage.tsx'
import { CategoryFields } from './CategoryFields.tsx'
import { CATEGORY_LABELS, CategorySchema, NEW_CATEGORY } from './categoryValues.ts'
import { newCategoryRouteQuery } from './NewCategoryRoute.data.ts'
import type { loader } from './NewCategoryRoute.data.ts'
import { useCreateCategory } from './useCreateCategory.ts'

/** 'Ny kategori': the form of a new category. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<NewCategoryRouteQuery>(newCategoryRouteQuery, ref)
  return cater && <NewCategory cater={cater} />
}

function NewCategory(props: { cater: NewCategoryRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment NewCategoryRoute_cater on Cater {
        id
        number
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { id, number } = cater
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(CategorySchema), defaultValues: NEW_CATEGORY })
  const save = useCreateCategory(id, number)
  const editing = useEditForm({ form, thing: `category:new:${number}`, labels: CATEGORY_LABELS, save })
  const createNext = () => {
    form.setFocus('name')
    form.reset(NEW_CATEGORY)
  }
  return (
    <OfficePage
      title="Ny kategori"
      parents={catalogueParents(cater, { label: 'Kategorier', to: paths.officeCategories })}
    >
      <PageHeader title="Ny kategori" />
      <EditForm
        editing={editing}
        submits={[
          { label: 'Gem og se', onSaved: ({ key = '' }) => void navigate(paths.officeCategory(number, key)) },
          { label: 'Gem og opret ny', onSaved: createNext },
        ]}
      >
        <CategoryFields control={form.control} />
      </EditForm>
    </OfficePage>
  )
}
