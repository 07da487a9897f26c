import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { DeleteButton } from './DeleteButton.tsx'
import { EditForm } from './EditForm.tsx'
import type { SaveResult } from './saveResult.ts'
import type { EditFormState } from './useEditForm.ts'

/**
 * The form of a new or a saved item of a list, such as a dish. After a new item is created, people see it or create the
 * next one; a saved item can be deleted.
 */
export function ItemForm<Values extends FieldValues & { name: string }>(props: {
  editing: EditFormState<Values>
  /** The saved item; null for a new one. */
  item: { readonly id: string; readonly name: string } | null | undefined
  emptyValues: Values
  /** The page of the created item. */
  itemPath: (key: string) => string
  deletion: {
    consequence: string
    remove: (id: string) => Promise<SaveResult<null>>
    /** The page that is shown after it. */
    nextPath: string
  }
  children: ReactNode
}) {
  const { editing, item, deletion } = props
  const navigate = useNavigate()
  if (item)
    return (
      <EditForm
        editing={editing}
        submits={[{ label: 'Opdater' }]}
        actions={
          <DeleteButton
            question={`Vil du slette ${item.name}?`}
            consequence={deletion.consequence}
            remove={() => deletion.remove(item.id)}
            onRemoved={() => void navigate(deletion.nextPath)}
            editing={editing}
          />
        }
      >
        {props.children}
      </EditForm>
    )
  const createNext = () => {
    editing.form.setFocus('name' as FieldPath<Values>)
    editing.form.reset(props.emptyValues)
  }
  return (
    <EditForm
      editing={editing}
      submits={[
        { label: 'Gem og se', onSaved: ({ key = '' }) => void navigate(props.itemPath(key)) },
        { label: 'Gem og opret ny', onSaved: createNext },
      ]}
    >
      {props.children}
    </EditForm>
  )
}
