import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import styles from './EditForm.module.css'
import { EditNotices } from './EditNotices.tsx'
import { changedLabels } from './fieldLabels.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { NO_IMPLICIT_SUBMIT } from './noImplicitSubmit.ts'
import { SaveBar } from './SaveBar.tsx'
import type { Submit } from './SaveBar.tsx'
import { ShowChangesContext } from './useFieldNote.ts'
import type { EditFormState } from './useEditForm.ts'

/**
 * A form of a page: the draft and conflicts above the fields, the save bar below, and a confirmation before unsaved
 * changes are left. See useEditForm.
 */
export function EditForm<Values extends FieldValues>(props: {
  editing: EditFormState<Values>
  /** The save buttons. Enter presses the first, but for a form that sends to a customer. */
  submits: readonly Submit<Values>[]
  /** True where the first button sends something to a customer. */
  sendsToCustomer?: boolean
  /** Other buttons of the bar, such as 'Slet'. */
  actions?: ReactNode
  children: ReactNode
}) {
  const { editing, submits, sendsToCustomer = false } = props
  const changed = changedLabels(editing.labels, editing.isChanged)
  const isHydrated = useIsHydrated()
  return (
    <form
      noValidate
      aria-busy={editing.isSaving || undefined}
      {...(sendsToCustomer && NO_IMPLICIT_SUBMIT)}
      onSubmit={(event) => {
        event.preventDefault()
        void editing.submit(submits[0]?.onSaved)
      }}
    >
      <fieldset className={styles.form} disabled={!isHydrated}>
        <div className={styles.fields}>
          <EditNotices editing={editing} />
          <ShowChangesContext value={Boolean(editing.before.version)}>{props.children}</ShowChangesContext>
        </div>
        <SaveBar editing={editing} submits={submits} changed={changed} actions={props.actions} />
      </fieldset>
      <LeaveGuard isDirty={editing.isDirty} changed={changed} onLeave={editing.draft.discard} />
    </form>
  )
}
