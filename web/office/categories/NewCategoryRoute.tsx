import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { NewCategoryRoute_cater$key } from '../../__generated__/NewCategoryRoute_cater.graphql.ts'
import type { NewCategoryRouteQuery } from '../../__generated__/NewCategoryRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { catalogueParents } from '../page/catalogueParents.ts'
import { NewItemPage } from '../catalogue/NewItemPage.tsx'
import { useEditForm } from '../form/useEditForm.ts'
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
  const form = useForm({ resolver: zodResolver(CategorySchema), defaultValues: NEW_CATEGORY })
  const save = useCreateCategory(id, number)
  const editing = useEditForm({ form, draftId: `category:new:${number}`, labels: CATEGORY_LABELS, save })
  return (
    <NewItemPage
      title="Ny kategori"
      parents={catalogueParents(cater, { label: 'Kategorier', to: paths.officeCategories })}
      editing={editing}
      emptyValues={NEW_CATEGORY}
      itemPath={(key) => paths.officeCategory(number, key)}
    >
      <CategoryFields control={form.control} />
    </NewItemPage>
  )
}
