import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type {
  CategoryRoute_cater$data,
  CategoryRoute_cater$key,
} from '../../__generated__/CategoryRoute_cater.graphql.ts'
import type { CategoryRouteQuery } from '../../__generated__/CategoryRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { CategoryFields } from './CategoryFields.tsx'
import { CategoryMenus } from './CategoryMenus.tsx'
import { categoryRouteQuery } from './CategoryRoute.data.ts'
import type { loader } from './CategoryRoute.data.ts'
import styles from './CategoryRoute.module.css'
import { CATEGORY_LABELS, CategorySchema, toCategoryValues } from './categoryValues.ts'
import { useDeleteCategory } from './useDeleteCategory.ts'
import { useUpdateCategory } from './useUpdateCategory.ts'

type Cater = CategoryRoute_cater$data
type Category = NonNullable<Cater['category']>

/** The page of a category: its form, and beside it its menus. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<CategoryRouteQuery>(categoryRouteQuery, ref)
  return cater && <CategoryPage cater={cater} />
}

function CategoryPage(props: { cater: CategoryRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CategoryRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }) {
        id
        number
        category(id: $id) {
          id
          name
          ...categoryValues_category
          ...CategoryMenus_category
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, category } = cater
  if (!category) return null
  return (
    <OfficePage
      title={category.name}
      parents={catalogueParents(cater, { label: 'Kategorier', to: paths.officeCategories })}
    >
      <PageHeader title={category.name} />
      <div className={styles.columns}>
        <CategoryForm key={category.id} cater={cater} category={category} />
        <CategoryMenus category={category} caterNumber={number} />
      </div>
    </OfficePage>
  )
}

function CategoryForm({ cater, category }: { cater: Cater; category: Category }) {
  const navigate = useNavigate()
  const values = toCategoryValues(category)
  const form = useForm({ resolver: zodResolver(CategorySchema), defaultValues: values })
  const editing = useEditForm({
    form,
    draftId: `category:${category.id}`,
    labels: CATEGORY_LABELS,
    save: useUpdateCategory(category.id, values.images),
  })
  const remove = useDeleteCategory(cater.id)
  return (
    <EditForm
      editing={editing}
      submits={[{ label: 'Opdater' }]}
      actions={
        <DeleteButton
          question={`Vil du slette ${category.name}?`}
          consequence="Billederne slettes med. Menuerne i kategorien bliver, og kan stå i andre."
          remove={() => remove(category.id)}
          onRemoved={() => void navigate(paths.officeCater(cater.number))}
          editing={editing}
        />
      }
    >
      <CategoryFields control={form.control} />
    </EditForm>
  )
}
