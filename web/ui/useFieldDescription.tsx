import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './OfficeField.module.css'

/** What stands under the control of a field, what is wrong with it and how to fill it, and what ties the control to it. */
export function useFieldDescription({ error, hint }: { error: string | undefined; hint: ReactNode }) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return {
    describedBy: [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    foot: (
      <>
        <FieldError id={errorId} message={error} />
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </>
    ),
  }
}
