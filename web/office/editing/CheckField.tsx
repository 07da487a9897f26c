import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import styles from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'

/** A box to tick; the value is a boolean. */
export function CheckField<Values extends FieldValues>(props: EditFieldProps<Values>) {
  const { control, name, label, hint } = props
  const { value, ...field } = useController({ control, name }).field
  const hintId = useId()
  return (
    <div className={styles.group}>
      <label className={styles.check}>
        <input
          {...field}
          type="checkbox"
          checked={value}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
