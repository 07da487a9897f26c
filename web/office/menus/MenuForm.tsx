import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useForm } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router'
import { z } from '../../validation/zod.ts'
import type { MenuForm_cater$key } from '../../__generated__/MenuForm_cater.graphql.ts'
import type { MenuForm_menu$key } from '../../__generated__/MenuForm_menu.graphql.ts'
import { paths } from '../../page/paths.ts'
import { MultiSelect } from '../catalogue/MultiSelect.tsx'
import type { Choice } from '../catalogue/PickList.tsx'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { errorMessage } from '../form/errorMessage.ts'
import { useEditForm } from '../form/useEditForm.ts'
import { MenuCategories } from './MenuCategories.tsx'
import { MenuFields } from './MenuFields.tsx'
import { useCreateMenu, useDeleteMenu, useUpdateMenu } from './menuMutations.ts'
import styles from './MenuRoute.module.css'
import { createMenuValues, MENU_LABELS, MENU_RULES, MenuSchema, toMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'

/** The navigation state that the page of a category passes. */
const NavigationState = z.object({ categoryId: z.string() })

/** The form of a new or saved menu. The content of a new one is added after it is saved. */
export function MenuForm(props: { menu: MenuForm_menu$key | null; cater: MenuForm_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuForm_cater on Cater {
        id
        number
        categories {
          id
          name
        }
        ...MenuCategories_cater
      }
    `,
    props.cater,
  )
  const menu = useFragment(
    graphql`
      fragment MenuForm_menu on Menu {
        id
        name
        ...menuValues_menu
        ...MenuCategories_menu
      }
    `,
    props.menu,
  )
  const navigate = useNavigate()
  const from = NavigationState.safeParse(useLocation().state).data?.categoryId
  const choices = (cater.categories ?? []).map(({ id, name }) => ({ id, name }))
  const values = menu
    ? toMenuValues(menu)
    : createMenuValues(choices.filter(({ id }) => id === from).map(({ id }) => id))
  const form = useForm({ resolver: zodResolver(MenuSchema), defaultValues: values })
  const create = useCreateMenu(cater)
  const update = useUpdateMenu()
  const remove = useDeleteMenu(cater.id)
  const editing = useEditForm({
    form,
    draftId: `menu:${menu?.id ?? `new:${cater.number}`}`,
    labels: MENU_LABELS,
    rules: MENU_RULES,
    save: (edited, upload) => (menu ? update(menu.id, values.images, edited, upload) : create(edited, upload)),
  })
  const { control } = form
  if (!menu)
    return (
      <EditForm
        editing={editing}
        submits={[{ label: 'Opret', onSaved: ({ key = '' }) => void navigate(paths.officeMenu(cater.number, key)) }]}
      >
        <MenuFields control={control} categories={<CategoriesField control={control} choices={choices} />} />
        <section className={styles.section}>
          <h2>Indhold</h2>
          <p className={styles.quiet}>Kan tilføjes efter menuen er oprettet.</p>
        </section>
      </EditForm>
    )
  return (
    <EditForm
      editing={editing}
      submits={[{ label: 'Opdater' }]}
      actions={
        <DeleteButton
          question={`Vil du slette ${menu.name}?`}
          consequence="Alt indhold i menuen slettes med. Ordrer, der har den, beholder den."
          remove={() => remove(menu.id)}
          onRemoved={() => void navigate(paths.officeMenus(cater.number))}
          editing={editing}
        />
      }
    >
      <MenuFields control={control} categories={<MenuCategories menu={menu} cater={cater} />} />
    </EditForm>
  )
}

function CategoriesField(props: { control: Control<MenuValues>; choices: readonly Choice[] }) {
  const { field, fieldState } = useController({ control: props.control, name: 'categoryIds' })
  const { ref, value, onChange } = field
  return (
    <MultiSelect
      ref={ref}
      label={MENU_LABELS.categoryIds}
      choices={props.choices}
      value={value}
      onChange={onChange}
      error={errorMessage(fieldState.error)}
    />
  )
}
