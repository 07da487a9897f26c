import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useFieldNote } from '../form/useFieldNote.ts'
import { Field } from '../../ui/Field.tsx'
import styles from './CaterForm.module.css'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'

const COLOR_PATTERN = /^#[0-9a-f]{6}$/i

/** The accent colour of the storefront, picked or typed. Without one it is derived from the logo. */
export function AccentField(props: { control: Control<CaterValues> }) {
  const { field, fieldState } = useController({ control: props.control, name: 'accentColor' })
  const note = useFieldNote(fieldState.isDirty, true)
  return (
    <Field
      label={CATER_LABELS.accentColor}
      note={note}
      hint="Tomt felt: siden bruger logoets farve."
      error={fieldState.error?.message}
    >
      {(control) => (
        <span className={styles.colour}>
          <input {...control} {...field} placeholder="#1f6446" autoComplete="off" />
          <input
            type="color"
            aria-label="Vælg farve"
            value={COLOR_PATTERN.test(field.value) ? field.value.toLowerCase() : BLACK}
            onChange={field.onChange}
          />
        </span>
      )}
    </Field>
  )
}

// an input of type color cannot be empty
const BLACK = '#000000'
