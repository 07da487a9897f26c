import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { useFieldDescription } from '../../ui/FieldDescription.tsx'
import { errorMessage } from './errorMessage.ts'
import styles from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'

/** A checkbox; the value is a boolean. */
export function CheckField<Values extends FieldValues>(props: EditFieldProps<Values>) {
  const { control, name, label, hint } = props
  const { field: controlled, fieldState } = useController({ control, name })
  const { value, ...field } = controlled
  const error = errorMessage(fieldState.error)
  const { describedBy, descriptionNode } = useFieldDescription({ error, hint })
  return (
    <div className={styles.group}>
      <label className={styles.check}>
        <input
          {...field}
          type="checkbox"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {descriptionNode}
    </div>
  )
}
