import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EditForm } from '../form/EditForm.tsx'
import type { EditFormState } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import type { ParentPage } from '../page/OfficePage.tsx'

/** The page with the form of a new item, after which people see the item or create the next one. */
export function NewItemPage<Values extends FieldValues & { name: string }>(props: {
  title: string
  parents: readonly ParentPage[]
  editing: EditFormState<Values>
  emptyValues: Values
  /** The page of the created item. */
  itemPath: (key: string) => string
  children: ReactNode
}) {
  const { title, editing } = props
  const navigate = useNavigate()
  const createNext = () => {
    editing.form.setFocus('name' as FieldPath<Values>)
    editing.form.reset(props.emptyValues)
  }
  return (
    <OfficePage title={title} parents={props.parents}>
      <PageHeader title={title} />
      <EditForm
        editing={editing}
        submits={[
          { label: 'Gem og se', onSaved: ({ key = '' }) => void navigate(props.itemPath(key)) },
          { label: 'Gem og opret ny', onSaved: createNext },
        ]}
      >
        {props.children}
      </EditForm>
    </OfficePage>
  )
}
