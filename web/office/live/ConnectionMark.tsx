import { use } from 'react'
import type { ReactNode } from 'react'
import styles from './ConnectionMark.module.css'
import type { ConnectionState } from './reconnectingSubscription.ts'
import { LiveOrdersContext } from './LiveOrdersContext.ts'

const LOOKS: Record<ConnectionState, { text: string; reason?: string; shape: ReactNode }> = {
  connecting: { text: 'Forbinder', shape: <path d="M8 3.4v9.2a4.6 4.6 0 0 1 0-9.2Z" /> },
  connected: { text: 'Forbundet', shape: <circle cx="8" cy="8" r="4.6" /> },
  polling: {
    text: 'Henter hvert halve minut',
    reason: 'Kontoret er åbent mange steder. Luk et af dem, så følger siden med af sig selv.',
    shape: <circle cx="8" cy="8" r="2" />,
  },
  reconnecting: { text: 'Forbinder igen', shape: <path d="M8 3.4v9.2a4.6 4.6 0 0 1 0-9.2Z" /> },
}

/** The state of the live connection, as a shape and a word. */
export function ConnectionMark() {
  const { state } = use(LiveOrdersContext)
  const { text, reason, shape } = LOOKS[state]
  return (
    <output className={styles.mark} data-state={state}>
      <svg className={styles.shape} viewBox="0 0 16 16" aria-hidden="true">
        {state !== 'connected' && <circle className={styles.ring} cx="8" cy="8" r="5.6" />}
        {shape}
      </svg>
      <span className={styles.word}>
        <span>{text}</span>
        {reason && <small className={styles.reason}>{reason}</small>}
      </span>
    </output>
  )
}
