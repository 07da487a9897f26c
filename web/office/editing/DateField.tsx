import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { OfficeDateField } from '../parts/OfficeDateField.tsx'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/** A date, 'YYYY-MM-DD' or '': <DateField control={control} name="from" label="Fra" /> */
export function DateField<Values extends FieldValues>(props: EditFieldProps<Values>) {
  const { control, name, label, isOptional } = props
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <OfficeDateField
      label={label}
      value={field.value}
      onChange={field.onChange}
      note={note}
      error={fieldState.error?.message}
    />
  )
}
