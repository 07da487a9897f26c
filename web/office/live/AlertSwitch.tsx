import { Switch } from '@base-ui/react/switch'
import { useId, useState } from 'react'
import { useBrowserStore } from '../../ui/useBrowserStore.ts'
import { isAlertOn, onAlertChange, setAlert } from './alertChoices.ts'
import type { Alert } from './alertChoices.ts'
import styles from './AlertSwitch.module.css'
import { playTone } from './playTone.ts'

const LABELS: Record<Alert, string> = { sound: 'Lyd ved ny ordre', notification: 'Notifikation ved ny ordre' }

/** Switches an alert of new orders on and off. The permission to notify is requested here and nowhere else. */
export function AlertSwitch(props: { alert: Alert }) {
  const { alert } = props
  const id = useId()
  const [isDenied, setIsDenied] = useState(false)
  const isOn = useBrowserStore(
    onAlertChange,
    () => isAlertOn(alert),
    () => false,
  )
  const change = async (isWanted: boolean) => {
    const isAllowed = !isWanted || alert === 'sound' || (await requestNotifications())
    setIsDenied(!isAllowed)
    setAlert(alert, isWanted && isAllowed)
    // a demonstration; and browsers allow sound only after one was played on a click
    if (isWanted && alert === 'sound') playTone()
  }
  return (
    <div>
      <div className={styles.row}>
        <span id={id}>{LABELS[alert]}</span>
        <Switch.Root
          className={styles.switch}
          aria-labelledby={id}
          checked={isOn}
          onCheckedChange={(isWanted) => void change(isWanted)}
        >
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
      </div>
      {isDenied && (
        <p className={styles.denied} role="alert">
          Browseren tillader ikke beskeder fra denne side.
        </p>
      )}
    </div>
  )
}

const requestNotifications = async () =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted'
