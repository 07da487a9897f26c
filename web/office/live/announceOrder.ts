import { isAlertOn } from './alertChoices.ts'
import { playTone } from './playTone.ts'

/** Tells of a new order in the ways that are switched on. */
export function announceOrder(reference: number): void {
  if (isAlertOn('sound')) playTone()
  if (!isAlertOn('notification') || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    // The same tag in every tab: the browser shows it once
    const notification = new Notification('Ny ordre', {
      body: `Ordre ${reference} venter på svar.`,
      tag: `${reference}`,
    })
    notification.addEventListener('click', () => window.focus())
  } catch {
    // phones allow them to service workers alone
  }
}
