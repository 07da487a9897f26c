import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './OfficeField.module.css'
import { useFieldDescription } from './useFieldDescription.tsx'

/** What the control of a field gets, so that label, error, help and control belong together. */
export interface OfficeControlProps {
  id: string
  className: string | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A label above a control, with what is wrong with it and how to fill it below. */
export function OfficeField(props: {
  label: string
  error?: string | undefined
  /** Help under the control. */
  hint?: ReactNode
  /** A word beside the label: 'valgfri', 'Ændret'. */
  note?: string | undefined
  children: (control: OfficeControlProps) => ReactNode
}) {
  const id = useId()
  const { describedBy, foot } = useFieldDescription({ error: props.error, hint: props.hint })
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {props.label}
        </label>
        {props.note && <small className={styles.hint}>{props.note}</small>}
      </div>
      {props.children({
        id,
        className: styles.input,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {foot}
    </div>
  )
}
