import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useForm } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { z } from '../../validation/zod.ts'
import type { NewMenuRoute_cater$key } from '../../__generated__/NewMenuRoute_cater.graphql.ts'
import type { NewMenuRouteQuery } from '../../__generated__/NewMenuRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { MultiSelect } from '../catalogue/MultiSelect.tsx'
import type { Choice } from '../catalogue/PickList.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { errorMessage } from '../form/errorMessage.ts'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { MenuFields } from './MenuFields.tsx'
import styles from './MenuRoute.module.css'
import { MENU_LABELS, MenuSchema, createMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'
import { newMenuRouteQuery } from './NewMenuRoute.data.ts'
import type { loader } from './NewMenuRoute.data.ts'
import { useCreateMenu } from './useCreateMenu.ts'

/** The navigation state that the page of a category passes. */
const NavigationState = z.object({ categoryId: z.string() })

/** 'Ny menu': the form of a new menu. Its content is added after it is saved. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<NewMenuRouteQuery>(newMenuRouteQuery, ref)
  return cater && <NewMenu cater={cater} />
}

function NewMenu(props: { cater: NewMenuRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment NewMenuRoute_cater on Cater {
        id
        number
        categories {
          id
          name
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { id, number } = cater
  const choices = (cater.categories ?? []).map((category) => ({ id: category.id, name: category.name }))
  const navigate = useNavigate()
  const from = NavigationState.safeParse(useLocation().state).data?.categoryId
  const categoryIds = choices.filter((choice) => choice.id === from).map((choice) => choice.id)
  const form = useForm({ resolver: zodResolver(MenuSchema), defaultValues: createMenuValues(categoryIds) })
  const save = useCreateMenu(id, number)
  const editing = useEditForm({ form, draftId: `menu:new:${number}`, labels: MENU_LABELS, save })
  return (
    <OfficePage title="Ny menu" parents={catalogueParents(cater, { label: 'Menuer', to: paths.officeMenus })}>
      <PageHeader title="Ny menu" />
      <EditForm
        editing={editing}
        submits={[{ label: 'Opret', onSaved: ({ key = '' }) => void navigate(paths.officeMenu(number, key)) }]}
      >
        <MenuFields control={form.control} categories={<CategoriesField control={form.control} choices={choices} />} />
        <section className={styles.section}>
          <h2>Indhold</h2>
          <p className={styles.quiet}>Kan tilføjes efter menuen er oprettet.</p>
        </section>
      </EditForm>
    </OfficePage>
  )
}

function CategoriesField(props: { control: Control<MenuValues>; choices: readonly Choice[] }) {
  const { field, fieldState } = useController({ control: props.control, name: 'categoryIds' })
  const { ref, value, onChange } = field
  return (
    <MultiSelect
      ref={ref}
      label="Kategorier"
      choices={props.choices}
      value={value}
      onChange={onChange}
      error={errorMessage(fieldState.error)}
    />
  )
}
