import styles from './RouteError.module.css'
import { RetryForm } from './RetryForm.tsx'

/** Replaces a part of a page that could not be loaded; the rest of the page works. */
export function FailedPart() {
  return (
    <div className={styles.part} role="alert">
      <p>Noget gik galt.</p>
      <RetryForm />
    </div>
  )
}
