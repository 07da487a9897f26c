import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { useFieldDescription } from '../../ui/FieldDescription.tsx'
import { errorMessage } from './errorMessage.ts'
import fields from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'

/** A group of checkboxes; the value is the list of the checked values. */
export function ChoicesField<Values extends FieldValues>(
  props: EditFieldProps<Values> & { choices: readonly { value: string; label: string }[] },
) {
  const { control, name, label, hint, choices } = props
  const { field, fieldState } = useController({ control, name })
  const chosen: string[] = field.value
  const { describedBy, descriptionNode } = useFieldDescription({ error: errorMessage(fieldState.error), hint })
  return (
    <fieldset className={fields.group} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {choices.length === 0 && <p className={fields.hint}>Der er ingen at vælge endnu.</p>}
      <div className={fields.boxes}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={fields.check}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(
                  target.checked ? [...chosen, choice.value] : chosen.filter((value) => value !== choice.value),
                )
              }
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {descriptionNode}
    </fieldset>
  )
}
