import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/**
 * A date, 'YYYY-MM-DD' or ''. Text that is no date becomes the value too, so that the form's rules refuse it:
 * <DateField control={control} name="from" label="Fra" />
 */
export function DateField<Values extends FieldValues>(props: EditFieldProps<Values>) {
  const { control, name, label, isOptional } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange } = field
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <PopoverDateField
      ref={ref}
      label={label}
      value={value}
      onChange={onChange}
      onMistype={onChange}
      note={note}
      error={fieldState.error?.message}
    />
  )
}
