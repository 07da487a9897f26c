import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './EditForm.module.css'
import { EditNotices } from './EditNotices.tsx'
import { SaveErrorNotice } from './SaveErrorNotice.tsx'
import { UploadBar } from './UploadBar.tsx'
import { ShowChangesContext } from './useFieldNote.ts'
import type { EditFormState } from './useEditForm.ts'

/**
 * A form in a dialog, as EditForm is one on a page. A failed save leaves it open. 'Annuller' drops the changes; closed
 * in any other way they are stored as a draft. See useEditForm.
 */
export function EditDialog<Values extends FieldValues>(props: {
  editing: EditFormState<Values>
  title: string
  submitLabel: string
  isOpen: boolean
  onClose: () => void
  /** Other buttons of the footer, such as 'Slet'. */
  actions?: ReactNode
  children: ReactNode
  /** Content below the form that is not part of it. */
  below?: ReactNode
}) {
  const { editing, title, submitLabel, isOpen, onClose } = props
  const id = useId()
  const cancel = () => {
    editing.reset()
    onClose()
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => !editing.isSaving && onClose()}
      footer={
        <>
          {props.actions}
          <Button onClick={() => !editing.isSaving && cancel()}>Annuller</Button>
          <Button type="submit" form={id} variant="primary" isPending={editing.isSaving}>
            {submitLabel}
          </Button>
        </>
      }
      variant="form"
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        aria-busy={editing.isSaving || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through portals: an outer form would be submitted too
          event.stopPropagation()
          void editing.submit()
        }}
      >
        <EditNotices editing={editing} />
        <ShowChangesContext value={Boolean(editing.before.version)}>{props.children}</ShowChangesContext>
        {editing.progress !== null && <UploadBar progress={editing.progress} onCancel={editing.cancel} />}
        <SaveErrorNotice error={editing.error} />
      </form>
      {props.below}
    </Dialog>
  )
}
