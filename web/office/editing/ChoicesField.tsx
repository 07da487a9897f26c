import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import fields from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'

/** Any number of choices as boxes to tick; the value is the list of the ticked ones' values. */
export function ChoicesField<Values extends FieldValues>(
  props: EditFieldProps<Values> & { choices: readonly { value: string; label: string }[] },
) {
  const { control, name, label, hint, choices } = props
  const { field, fieldState } = useController({ control, name })
  const chosen: string[] = field.value
  return (
    <fieldset className={fields.group}>
      <legend>{label}</legend>
      {choices.length === 0 && <p className={fields.hint}>Der er ingen at vælge endnu.</p>}
      <div className={fields.boxes}>
        {choices.map((choice) => (
          <label key={choice.value} className={fields.check}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(
                  target.checked ? [...chosen, choice.value] : chosen.filter((value) => value !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
      {fieldState.error?.message && <p className={fields.error}>{fieldState.error.message}</p>}
      {hint && <p className={fields.hint}>{hint}</p>}
    </fieldset>
  )
}
