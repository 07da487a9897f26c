import { isAlertOn } from './alertChoices.ts'
import { playTone } from './playTone.ts'

/** Alerts of a new order, by sound and notification where they are switched on. */
export function announceOrder(reference: number): void {
  if (isAlertOn('sound')) playTone()
  if (!isAlertOn('notification') || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    // with the same tag in every tab, the browser shows one notification
    const notification = new Notification('Ny ordre', {
      body: `Ordre ${reference} venter på svar.`,
      tag: `${reference}`,
    })
    notification.addEventListener('click', () => window.focus())
  } catch {
    // mobile browsers allow notifications to service workers alone
  }
}
