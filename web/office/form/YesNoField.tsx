import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { useFieldDescription } from '../../ui/FieldDescription.tsx'
import { errorMessage } from './errorMessage.ts'
import styles from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/** Two radio buttons, Ja and Nej; the value is a boolean. */
export function YesNoField<Values extends FieldValues>(props: EditFieldProps<Values>) {
  const { control, name, label, hint } = props
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, false)
  const { describedBy, descriptionNode } = useFieldDescription({ error: errorMessage(fieldState.error), hint })
  const choice = (value: boolean, word: string) => (
    <label className={styles.check}>
      <input
        ref={value ? field.ref : undefined}
        type="radio"
        name={field.name}
        checked={field.value === value}
        onChange={() => field.onChange(value)}
        onBlur={field.onBlur}
      />
      <span>{word}</span>
    </label>
  )
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend>
        <span>{`${label} `}</span>
        {note && <small>{note}</small>}
      </legend>
      <div className={styles.choices}>
        {choice(true, 'Ja')}
        {choice(false, 'Nej')}
      </div>
      {descriptionNode}
    </fieldset>
  )
}
