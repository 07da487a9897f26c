import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/** A select box. */
export function SelectField<Values extends FieldValues>(
  props: EditFieldProps<Values> & {
    choices: readonly { value: string; label: string }[]
    /** Called with the new value, after the form has it. */
    onChoose?: (value: string) => void
    /** A message that is no rule of the form's; it stands before those that are. */
    problem?: string | null
  },
) {
  const { control, name, label, hint, isOptional, choices, onChoose, problem } = props
  const { field, fieldState } = useController({ control, name })
  const note = useFieldNote(fieldState.isDirty, isOptional)
  return (
    <Field label={label} hint={hint} note={note} error={problem ?? fieldState.error?.message}>
      {(attributes) => (
        <select
          {...attributes}
          {...field}
          onChange={(event) => {
            field.onChange(event)
            onChoose?.(event.target.value)
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
