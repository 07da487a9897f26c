import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConflictNotice } from '../editing/ConflictNotice.tsx'
import { DraftNotice } from '../editing/DraftNotice.tsx'
import { SaveTroubleNotice } from '../editing/SaveTroubleNotice.tsx'
import { ShowChangesContext } from '../editing/ShowChangesContext.ts'
import type { Editing } from '../editing/useEditing.ts'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import styles from './DialogForm.module.css'

/**
 * What EditForm is for a page, for a form in a dialog, whose buttons stand in the dialog's footer: a failed save keeps
 * the dialog and all that is typed, and what is typed waits as a draft where the dialog is closed.
 */
export function DialogForm<Values extends FieldValues>(props: {
  id: string
  editing: Editing<Values>
  children: ReactNode
}) {
  const { editing } = props
  const { form, trouble, labels } = editing
  return (
    <form
      id={props.id}
      className={styles.form}
      noValidate
      aria-busy={editing.isSaving || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void editing.submit()
      }}
    >
      <DraftNotice draft={editing.draft} />
      {trouble?.kind === 'conflict' && (
        <ConflictNotice
          conflict={trouble.conflict}
          labels={labels}
          before={editing.before}
          mine={form.getValues()}
          onSaveMine={() => editing.saveMine(trouble.conflict.current)}
          onTakeTheirs={() => editing.takeTheirs(trouble.conflict.current)}
        />
      )}
      {editing.homeless.length > 0 && (
        <OfficeNotice kind="stop">
          {editing.homeless.map((message) => (
            <strong key={message}>{message}</strong>
          ))}
        </OfficeNotice>
      )}
      <SaveTroubleNotice trouble={trouble} onSignIn={editing.signInAgain} />
      <ShowChangesContext value={Boolean(editing.before.version)}>{props.children}</ShowChangesContext>
    </form>
  )
}
