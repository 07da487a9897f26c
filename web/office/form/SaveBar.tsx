import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { danishClock } from '../../../domain/time/danishTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SaveBar.module.css'
import { SaveErrorNotice } from './SaveErrorNotice.tsx'
import { UploadBar } from './UploadBar.tsx'
import type { AfterSave, EditFormState } from './useEditForm.ts'

/** A save button. */
export interface Submit<Values> {
  label: string
  /** Overrides the onSaved of useEditForm. */
  onSaved?: AfterSave<Values>
}

/** The bar at the bottom of a form: the changed fields, errors, upload progress and buttons. */
export function SaveBar<Values extends FieldValues>(props: {
  editing: EditFormState<Values>
  submits: readonly Submit<Values>[]
  changed: readonly string[]
  actions?: ReactNode
}) {
  const { editing, submits, changed, actions } = props
  const { isDirty, isSaving, progress, savedAt, error } = editing
  const errorCount = Object.keys(editing.form.formState.errors).length
  return (
    <div className={styles.bar}>
      <SaveErrorNotice error={error} />
      {progress !== null && <UploadBar progress={progress} onCancel={editing.cancel} />}
      {actions}
      <output className={styles.summary}>
        {isDirty && changed.length > 0 && (
          <>
            <b>{changed.length === 1 ? '1 ændring' : `${changed.length} ændringer`}</b>
            <span>{` ${changed.join(', ')}`}</span>
          </>
        )}
        {!isDirty && savedAt && <span>{`Gemt kl. ${danishClock(savedAt)}`}</span>}
      </output>
      {errorCount > 0 && (
        <p className={styles.errors}>
          <Icon name="warning" />
          <span>{errorCount === 1 ? '1 felt skal rettes' : `${errorCount} felter skal rettes`}</span>
        </p>
      )}
      <div className={styles.buttons}>
        {isDirty && !isSaving && (
          <Button variant="quiet" onClick={editing.reset}>
            Fortryd
          </Button>
        )}
        {submits.map(({ label, onSaved }, index) =>
          index === 0 ? (
            <Button key={label} type="submit" variant="primary" isPending={isSaving}>
              {label}
            </Button>
          ) : (
            <Button key={label} onClick={() => !isSaving && void editing.submit(onSaved)}>
              {label}
            </Button>
          ),
        )}
      </div>
    </div>
  )
}
