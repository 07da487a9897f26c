import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { EditFieldProps } from '../form/TextField.tsx'
import { useFieldNote } from '../form/useFieldNote.ts'
import { CaterSelect } from './CaterSelect.tsx'

/** A caterer as a form's value: its number, or '' for none. */
export function CaterField<Values extends FieldValues>(
  props: EditFieldProps<Values> & { noneLabel: string; onChoose?: (value: string) => void },
) {
  const { control, name, label, hint, isOptional, noneLabel, onChoose } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onBlur, onChange } = field
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <CaterSelect
      label={label}
      hint={hint}
      note={note}
      error={fieldState.error?.message}
      noneLabel={noneLabel}
      value={value}
      ref={ref}
      onBlur={onBlur}
      onChange={(chosen) => {
        onChange(chosen)
        onChoose?.(chosen)
      }}
    />
  )
}
