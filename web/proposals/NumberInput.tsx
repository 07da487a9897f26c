import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFieldDescription } from '../ui/FieldDescription.tsx'
import fieldStyles from '../ui/Field.module.css'
import styles from './ProposalFields.module.css'

interface NumberInputProps {
  /** The accessible name. */
  label: string
  error: string | undefined
  register: UseFormRegisterReturn
}

/** A whole number in a row of a list. */
export function NumberInput({ label, error, register }: NumberInputProps) {
  const { describedBy, descriptionNode } = useFieldDescription({ error, hint: undefined })
  return (
    <div className={styles.number}>
      <input
        className={fieldStyles.control}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        {...register}
      />
      {descriptionNode}
    </div>
  )
}
