import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

/** What the control of a field needs to belong to its label, help and error. */
export interface FieldControl {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  error?: string | undefined
  help?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A labelled control: label above, help and error below. `children` draws the control with what it is given. */
export function Field({ label, error, help, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** An error at a field: a sign and words. Nothing where there is no message. */
export function FieldError({ id, message }: { id?: string; message?: string | undefined }) {
  if (!message) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="stop" />
      {message}
    </p>
  )
}
