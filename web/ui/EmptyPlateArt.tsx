import styles from './EmptyPlateArt.module.css'

/** An empty plate between fork and knife, for empty states. */
export function EmptyPlateArt() {
  return (
    <svg className={styles.setting} viewBox="0 0 240 150" aria-hidden="true">
      <circle className={styles.plate} cx="120" cy="75" r="66" />
      <circle className={styles.glaze} cx="120" cy="75" r="61" />
      <circle className={styles.well} cx="120" cy="75" r="41" />
      <path
        className={styles.steel}
        d="M22 14v26c0 8 4 12 9 13v82M40 14v26c0 8-4 12-9 13M31 14v30M207 135V84h-8c-3-34 0-58 8-70z"
      />
    </svg>
  )
}
