import { OfficeIcon } from './OfficeIcon.tsx'
import styles from './OfficeField.module.css'

/** What is wrong with a field: a sign and words. Nothing where there is no message. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p className={styles.error} id={id}>
      <OfficeIcon name="alert" />
      {message}
    </p>
  )
}
