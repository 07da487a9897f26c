import type { ReactNode } from 'react'
import styles from './StatusMark.module.css'

/** The shape of a status; it is readable without the colour. */
export type StatusShape =
  | 'waiting'
  | 'accepted'
  | 'refused'
  | 'unpaid'
  | 'paid'
  | 'new'
  | 'underWay'
  | 'failed'
  | 'none'

const SHAPES: Record<StatusShape, ReactNode> = {
  waiting: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path className={styles.filled} d="M8 8V3.6A4.4 4.4 0 0 1 11.8 10.2Z" />
    </>
  ),
  accepted: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="m5.4 8.2 1.8 1.8 3.4-3.8" />
    </>
  ),
  refused: (
    <>
      <rect x="2.2" y="2.2" width="11.6" height="11.6" rx="2" />
      <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />
    </>
  ),
  unpaid: <circle cx="8" cy="8" r="6" strokeDasharray="2.6 2.1" />,
  paid: (
    <>
      <circle className={styles.filled} cx="8" cy="8" r="7" />
      <path className={styles.cutOut} d="m5.2 8.2 1.9 1.9 3.7-4" />
    </>
  ),
  new: <path className={styles.filled} d="M8 1.2 14.8 8 8 14.8 1.2 8Z" />,
  underWay: (
    <>
      <circle cx="8" cy="8" r="6.2" strokeDasharray="9.7 3.3" />
      <path d="M8 5v3l2 1.4" />
    </>
  ),
  failed: (
    <>
      <path d="M8 2.2 14.6 13.6H1.4Z" />
      <path d="M8 6.6v3.1M8 11.8v.1" />
    </>
  ),
  none: <path d="M4.5 8h7" />,
}

const TONES: Partial<Record<StatusShape, string | undefined>> = {
  waiting: styles.waiting,
  new: styles.note,
  underWay: styles.note,
  failed: styles.stop,
}

/** A status as a word with a shape; only an unsettled one has a colour. */
export function StatusMark(props: { shape: StatusShape; children: ReactNode }) {
  return (
    <span className={`${styles.mark} ${TONES[props.shape] ?? ''}`}>
      <svg className={styles.shape} viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[props.shape]}
      </svg>
      <span>{props.children}</span>
    </span>
  )
}
