import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { childValues_child$key } from '../../__generated__/childValues_child.graphql.ts'
import { DeclarationQuestion } from '../foods/DeclarationQuestion.tsx'
import { useDeclarationQuestion } from '../foods/useDeclarationQuestion.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditDialog } from '../form/EditDialog.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { ChildFields } from './ChildFields.tsx'
import { CHILD_LABELS, CHILD_RULES, ChildSchema, createChildValues, toChildValues } from './childValues.ts'
import type { MenuType } from './menuTypes.ts'
import { getMenuTypeName } from './menuTypes.ts'
import { useCreateMenuChild, useDeleteMenuChild, useUpdateMenuChild } from './childMutations.ts'

/**
 * The form of a new or saved group or item. It closes after a save, except for a new group, whose items are added
 * next. A failed save or deletion leaves it open.
 */
export function ChildDialog(props: {
  menuId: string
  parentId: string
  parentType: MenuType
  /** Null to create one. */
  child: (childValues_child$key & { readonly id: string }) | null
  newType: MenuType
  onCreated: (id: string) => void
  onClose: () => void
  /** The items of a group. */
  children?: ReactNode
}) {
  const { menuId, parentId, parentType, child, newType, onClose } = props
  const values = child ? toChildValues(child) : createChildValues(newType)
  const form = useForm({ resolver: zodResolver(ChildSchema), defaultValues: values })
  const create = useCreateMenuChild(menuId, parentId)
  const { confirmDeclaration, question } = useDeclarationQuestion()
  const update = useUpdateMenuChild(menuId, child?.id ?? '', values, confirmDeclaration)
  const editing = useEditForm({
    form,
    draftId: `menuChild:${child?.id ?? `new:${parentId}`}`,
    labels: CHILD_LABELS,
    rules: CHILD_RULES,
    save: child ? update : create,
    onSaved: ({ values: saved, key }) => (saved.type === 'GROUP' && key ? props.onCreated(key) : onClose()),
  })
  const remove = useDeleteMenuChild(menuId)
  return (
    <EditDialog
      editing={editing}
      title={`${child ? 'Rediger' : 'Tilføj'} ${getMenuTypeName(values.type, parentType).toLowerCase()}`}
      submitLabel={child ? 'Opdater' : 'Gem'}
      isOpen
      onClose={onClose}
      actions={
        child && (
          <DeleteButton
            question={`Vil du slette ${values.name}?`}
            consequence={values.type === 'GROUP' ? 'Alle valg i gruppen slettes med.' : 'Den forsvinder fra menuen.'}
            remove={() => remove(child.id)}
            onRemoved={onClose}
            editing={editing}
          />
        )
      }
      below={
        <>
          {props.children}
          <DeclarationQuestion question={question} />
          {!child && newType === 'GROUP' && <p>Valg kan tilføjes, når gruppen er gemt.</p>}
        </>
      }
    >
      <ChildFields control={form.control} parentType={parentType} />
    </EditDialog>
  )
}
