import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { RichTextField } from '../richText/RichTextField.tsx'
import { getRichTextError } from './fieldRules.ts'
import fields from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/** Rich text, as HTML; empty is ''. Its error is shown as soon as it exceeds a limit. */
export function HtmlField<Values extends FieldValues>(props: EditFieldProps<Values>) {
  const { control, name, label, hint, isOptional } = props
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <div className={fields.group}>
      <RichTextField
        {...field}
        label={label}
        mark={note && <small className={fields.mark}>{note}</small>}
        error={fieldState.error?.message ?? getRichTextError(field.value)}
      />
      {hint && <p className={fields.hint}>{hint}</p>}
    </div>
  )
}
