import styles from './RouteError.module.css'
import { RetryForm } from './RetryForm.tsx'

/** Stands where a part of a page could not be loaded; the rest of the page works. */
export function FailedPart() {
  return (
    <div className={styles.part} role="alert">
      <p>Noget gik galt.</p>
      <RetryForm />
    </div>
  )
}
