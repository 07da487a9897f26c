import styles from './ProgressBar.module.css'

/** A thin bar at the top of the window, while the next page loads. */
export function ProgressBar({ label }: { label: string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn alike in all browsers
  return <div className={styles.progress} role="progressbar" aria-label={label} />
}
