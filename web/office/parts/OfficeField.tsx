import { useId } from 'react'
import type { ReactNode } from 'react'
import { OfficeIcon } from './OfficeIcon.tsx'
import styles from './OfficeField.module.css'

/** What the control of a field gets, so that label, error and control belong together. */
export interface OfficeControlProps {
  id: string
  className: string | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A label above a control, with what is wrong with it below. */
export function OfficeField(props: {
  label: string
  error?: string | undefined
  children: (control: OfficeControlProps) => ReactNode
}) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      {props.children({
        id,
        className: styles.input,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': props.error ? errorId : undefined,
      })}
      {props.error && (
        <p className={styles.error} id={errorId}>
          <OfficeIcon name="alert" />
          {props.error}
        </p>
      )}
    </div>
  )
}
