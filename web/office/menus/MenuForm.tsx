import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { MenuForm_cater$key } from '../../__generated__/MenuForm_cater.graphql.ts'
import type { MenuForm_menu$key } from '../../__generated__/MenuForm_menu.graphql.ts'
import { paths } from '../../page/paths.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { MenuCategories } from './MenuCategories.tsx'
import { MenuFields } from './MenuFields.tsx'
import { MENU_LABELS, MenuSchema, toMenuValues } from './menuValues.ts'
import { useDeleteMenu } from './useDeleteMenu.ts'
import { useUpdateMenu } from './useUpdateMenu.ts'

/** The form of a saved menu. */
export function MenuForm(props: { menu: MenuForm_menu$key; cater: MenuForm_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuForm_cater on Cater {
        id
        number
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
  const values = toMenuValues(menu)
  const form = useForm({ resolver: zodResolver(MenuSchema), defaultValues: values })
  const save = useUpdateMenu(menu.id, values.images)
  const editing = useEditForm({ form, draftId: `menu:${menu.id}`, labels: MENU_LABELS, save })
  const remove = useDeleteMenu(cater.id)
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
      <MenuFields control={form.control} categories={<MenuCategories menu={menu} cater={cater} />} />
    </EditForm>
  )
}
