import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeDialog } from '../parts/OfficeDialog.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import styles from './EditForm.module.css'
import { SaveTroubleNotice } from './SaveTroubleNotice.tsx'
import type { Editing } from './useEditing.ts'

/** A short form in a dialog: a failed save leaves it open, with what was typed. See useEditing. */
export function EditDialog<Values extends FieldValues>(props: {
  editing: Editing<Values>
  title: string
  submitLabel: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const { editing, title, submitLabel, isOpen, onClose } = props
  const id = useId()
  return (
    <OfficeDialog
      title={title}
      isOpen={isOpen}
      onOpenChange={() => !editing.isSaving && onClose()}
      footer={
        <>
          <OfficeButton onClick={() => !editing.isSaving && onClose()}>Annuller</OfficeButton>
          <OfficeButton type="submit" form={id} kind="main" busy={editing.isSaving}>
            {submitLabel}
          </OfficeButton>
        </>
      }
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // a form around the dialog would hear it too, through React's tree
          event.stopPropagation()
          void editing.submit()
        }}
      >
        <DraftNotice draft={editing.draft} />
        {props.children}
        {editing.homeless.map((message) => (
          <OfficeNotice key={message} kind="stop">
            <strong>{message}</strong>
          </OfficeNotice>
        ))}
        <SaveTroubleNotice trouble={editing.trouble} onSignIn={editing.signInAgain} />
      </form>
    </OfficeDialog>
  )
}
