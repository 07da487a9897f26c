import { Switch } from '@base-ui/react/switch'
import { useId, useState, useSyncExternalStore } from 'react'
import { isAlertOn, onAlertChange, setAlert } from './alertChoices.ts'
import type { Alert } from './alertChoices.ts'
import styles from './AlertSwitch.module.css'
import { playTone } from './playTone.ts'

const LABELS: Record<Alert, string> = { sound: 'Lyd ved ny ordre', notification: 'Besked ved ny ordre' }

/** Switches one way to be told of new orders on and off. The browser is asked for leave here, and nowhere else. */
export function AlertSwitch(props: { alert: Alert }) {
  const { alert } = props
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const isOn = useSyncExternalStore(
    onAlertChange,
    () => isAlertOn(alert),
    () => false,
  )
  const change = async (wanted: boolean) => {
    const isAllowed = !wanted || alert === 'sound' || (await mayNotify())
    setIsRefused(!isAllowed)
    setAlert(alert, wanted && isAllowed)
    // Heard at once, and the browser lets tones through from now on
    if (wanted && alert === 'sound') playTone()
  }
  return (
    <div>
      <div className={styles.row}>
        <span id={id}>{LABELS[alert]}</span>
        <Switch.Root
          className={styles.switch}
          aria-labelledby={id}
          checked={isOn}
          onCheckedChange={(wanted) => void change(wanted)}
        >
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
      </div>
      {isRefused && (
        <p className={styles.refused} role="alert">
          Browseren tillader ikke beskeder fra denne side.
        </p>
      )}
    </div>
  )
}

const mayNotify = async () => 'Notification' in window && (await Notification.requestPermission()) === 'granted'
