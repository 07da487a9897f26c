import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { useFieldDescription } from './FieldDescription.tsx'

/** The props of a field's control that tie it to its label, error and hint. */
export interface FieldControl {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label above a control, its error and its hint below. `children` renders the control. */
export function Field(props: {
  label: string
  error?: string | undefined
  /** Help below the control. */
  hint?: ReactNode
  /** A word beside the label: 'valgfri', 'Ændret'. */
  note?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const { label, error, hint, note, children } = props
  const id = useId()
  const { describedBy, descriptionNode } = useFieldDescription({ error, hint })
  return (
    <div className={styles.field}>
      <div className={styles.header}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note && <small className={styles.hint}>{note}</small>}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {descriptionNode}
    </div>
  )
}
