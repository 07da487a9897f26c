import styles from './ProgressBar.module.css'

/** A thin bar at the top of the window while the next page loads. */
export function ProgressBar({ label }: { label: string }) {
  return <div className={styles.progress} role="progressbar" aria-label={label} />
}
