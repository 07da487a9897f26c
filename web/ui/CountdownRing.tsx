import styles from './CountdownRing.module.css'

/** The seconds left, as a number in a ring that empties. */
export function CountdownRing(props: { seconds: number; of: number }) {
  const { seconds, of } = props
  return (
    <svg className={styles.ring} viewBox="0 0 34 34" role="img" aria-label={`${seconds} sekunder tilbage`}>
      <circle cx="17" cy="17" r="14.5" />
      <circle className={styles.left} cx="17" cy="17" r="14.5" pathLength={of} strokeDasharray={`${seconds} ${of}`} />
      <text x="17" y="21.6" aria-hidden="true">
        {seconds}
      </text>
    </svg>
  )
}
