import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

/** The error and the hint below a control, and the ids that tie the control to them (`aria-describedby`). */
export function useFieldDescription({ error, hint }: { error: string | undefined; hint: ReactNode }) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return {
    describedBy: [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    descriptionNode: (
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

/** An error of a field: an icon and words. Null without a message. */
export function FieldError({ id, message }: { id?: string; message?: string | undefined }) {
  if (!message) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" />
      <span>{message}</span>
    </p>
  )
}
