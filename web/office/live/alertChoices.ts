/** A way to be alerted of new orders; each is switched on per browser. */
export type Alert = 'sound' | 'notification'

const keyOf = (alert: Alert) => `office:${alert}`
const CHANGED = 'office:alert'

/** True where the alert is switched on in this browser. */
export function isAlertOn(alert: Alert): boolean {
  try {
    return localStorage.getItem(keyOf(alert)) === 'on'
  } catch {
    // storage is blocked
    return false
  }
}

/** Switches an alert on or off. Without storage, it does nothing. */
export function setAlert(alert: Alert, isOn: boolean): void {
  try {
    localStorage.setItem(keyOf(alert), isOn ? 'on' : 'off')
  } catch {
    // storage is blocked
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Subscribes to changes in this tab and others, for useBrowserStore; returns the function that unsubscribes. */
export function onAlertChange(callback: () => void): () => void {
  const listeners = new AbortController()
  window.addEventListener(CHANGED, callback, { signal: listeners.signal })
  window.addEventListener('storage', callback, { signal: listeners.signal })
  return () => listeners.abort()
}
