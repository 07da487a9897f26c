import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import styles from './fields.module.css'
import { useFieldNote } from './useFieldNote.ts'

/** The props that all fields of an edit form share. */
export interface EditFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  /** Shows 'valgfri' beside the label. */
  isOptional?: boolean
}

/** A single-line text field, or a number with its unit: <TextField control={control} name="price" label="Pris" unit="kr." /> */
export function TextField<Values extends FieldValues>(
  props: EditFieldProps<Values> & {
    type?: HTMLInputTypeAttribute
    inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
    maxLength?: number
    readOnly?: boolean
    /** Shown after the number. */
    unit?: string
  },
) {
  const { control, name, label, hint, isOptional, unit, type = 'text', inputMode, maxLength, readOnly } = props
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <Field label={label} hint={hint} note={note} error={fieldState.error?.message}>
      {(attributes) => {
        const input = (
          <input {...attributes} {...field} {...{ type, inputMode, maxLength, readOnly }} autoComplete="off" />
        )
        return unit ? (
          <span className={styles.withUnit}>
            {input}
            <span aria-hidden="true">{unit}</span>
          </span>
        ) : (
          input
        )
      }}
    </Field>
  )
}
