import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import { MAX_CATEGORY_IMAGES } from '../../../domain/images/imageLimits.ts'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import type { CategoryQuery } from '../../__generated__/CategoryQuery.graphql.ts'
import type {
  CategoryRoute_cater$data,
  CategoryRoute_cater$key,
} from '../../__generated__/CategoryRoute_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { ItemForm } from '../form/ItemForm.tsx'
import { PictureField } from '../form/PictureField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { JPEG_PNG } from '../form/validatePicture.ts'
import { catalogueParents } from '../page/catalogueParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { categoryQuery } from './Category.data.ts'
import type { loader } from './Category.data.ts'
import { CategoryMenus } from './CategoryMenus.tsx'
import styles from './CategoryRoute.module.css'
import { useCreateCategory, useDeleteCategory, useUpdateCategory } from './categoryMutations.ts'
import { CATEGORY_LABELS, CATEGORY_RULES, CategorySchema, NEW_CATEGORY, toCategoryValues } from './categoryValues.ts'

/** The page of a new or saved category: its form, and beside that of a saved one its menus. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<CategoryQuery>(categoryQuery, ref)
  return cater && <CategoryPage cater={cater} />
}

function CategoryPage(props: { cater: CategoryRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CategoryRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }, isNew: { type: "Boolean!" }) {
        id
        number
        category(id: $id) @skip(if: $isNew) {
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
  const title = category?.name ?? 'Ny kategori'
  const formNode = <CategoryForm key={category?.id} cater={cater} />
  return (
    <OfficePage title={title} parents={catalogueParents(cater, { label: 'Kategorier', to: paths.officeCategories })}>
      <PageHeader title={title} />
      {category ? (
        <div className={styles.columns}>
          {formNode}
          <CategoryMenus category={category} caterNumber={number} />
        </div>
      ) : (
        formNode
      )}
    </OfficePage>
  )
}

function CategoryForm({ cater }: { cater: CategoryRoute_cater$data }) {
  const { number, category } = cater
  const values = category ? toCategoryValues(category) : NEW_CATEGORY
  const form = useForm({ resolver: zodResolver(CategorySchema), defaultValues: values })
  const create = useCreateCategory(cater)
  const update = useUpdateCategory()
  const editing = useEditForm({
    form,
    draftId: `category:${category?.id ?? `new:${number}`}`,
    labels: CATEGORY_LABELS,
    rules: CATEGORY_RULES,
    save: (edited, upload) =>
      category ? update({ id: category.id, images: values.images }, edited, upload) : create(edited, upload),
  })
  const { control } = form
  return (
    <ItemForm
      editing={editing}
      item={category}
      emptyValues={NEW_CATEGORY}
      itemPath={(key) => paths.officeCategory(number, key)}
      deletion={{
        consequence: 'Billederne slettes med. Menuerne i kategorien bliver, og kan stå i andre.',
        remove: useDeleteCategory(cater.id),
        nextPath: paths.officeCater(number),
      }}
    >
      <TextField control={control} name="name" label={CATEGORY_LABELS.name} maxLength={MAX_NAME_LENGTH} />
      <HtmlField control={control} name="description" label={CATEGORY_LABELS.description} isOptional />
      <PictureField
        control={control}
        name="images"
        label={CATEGORY_LABELS.images}
        types={JPEG_PNG}
        maxCount={MAX_CATEGORY_IMAGES}
        hasCaptions
        canRemove
      />
    </ItemForm>
  )
}
