import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { OfficeField } from '../parts/OfficeField.tsx'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/** Text of several lines. */
export function TextAreaField<Values extends FieldValues>(props: EditFieldProps<Values> & { maxLength?: number }) {
  const { control, name, label, hint, isOptional, maxLength } = props
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <OfficeField label={label} hint={hint} note={note} error={fieldState.error?.message}>
      {(attributes) => <textarea {...attributes} {...field} rows={5} maxLength={maxLength} />}
    </OfficeField>
  )
}
