import { useRetry } from '../../relay/useRetry.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FailedPart.module.css'

/** Stands where a part of an office page could not be loaded; the rest of the page works. */
export function FailedPart() {
  const [retry, isRetrying] = useRetry()
  return (
    <div className={styles.failed} role="alert">
      <p>Noget gik galt.</p>
      <Button isPending={isRetrying} onClick={retry}>
        Prøv igen
      </Button>
    </div>
  )
}
