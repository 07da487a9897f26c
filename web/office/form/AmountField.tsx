import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { formatAmount, parseKroner } from '../../../domain/money/money.ts'
import { amountError } from '../../validation/amountInput.ts'
import { Field } from '../../ui/Field.tsx'
import styles from './fields.module.css'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/**
 * NUM-2: a field for an amount in kroner. Left, it shows what was read from it with two decimals, or what is wrong. `error`
 * is shown where the amount itself is right.
 */
export function AmountField<Values extends FieldValues>(
  props: EditFieldProps<Values> & { error?: string | undefined },
) {
  const { control, name, label, hint, isOptional } = props
  const { field, fieldState } = useController({ control, name })
  const [isLeft, setLeft] = useState(false)
  const note = useFieldNote(fieldState.isDirty, isOptional)
  const typed: string = field.value
  const error = fieldState.error?.message ?? (isLeft ? amountError(typed) : undefined) ?? props.error
  return (
    <Field label={label} hint={hint} note={note} error={error}>
      {(attributes) => (
        <span className={styles.withUnit}>
          <input
            {...attributes}
            {...field}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => {
              setLeft(false)
              field.onChange(event)
            }}
            onBlur={() => {
              const oere = parseKroner(typed)
              if (oere !== null && typed !== formatAmount(oere)) field.onChange(formatAmount(oere))
              setLeft(true)
              field.onBlur()
            }}
          />
          <span aria-hidden="true">kr.</span>
        </span>
      )}
    </Field>
  )
}
