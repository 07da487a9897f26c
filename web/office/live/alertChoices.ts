/** How the caterer is told of a new order, beside seeing it: chosen for this browser. */
export type Alert = 'sound' | 'notification'

const keyOf = (alert: Alert) => `office:${alert}`
const CHANGED = 'office:alert'

/** Whether it is switched on here. */
export function isAlertOn(alert: Alert): boolean {
  try {
    return localStorage.getItem(keyOf(alert)) === 'on'
  } catch {
    // a browser that keeps nothing
    return false
  }
}

/** Switches it on or off. */
export function setAlert(alert: Alert, isOn: boolean): void {
  try {
    localStorage.setItem(keyOf(alert), isOn ? 'on' : 'off')
  } catch {
    // a browser that keeps nothing
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when a choice changed, in this tab or another; answers how to stop. For useSyncExternalStore. */
export function onAlertChange(callback: () => void): () => void {
  const ended = new AbortController()
  window.addEventListener(CHANGED, callback, { signal: ended.signal })
  window.addEventListener('storage', callback, { signal: ended.signal })
  return () => ended.abort()
}
