import { NEVER_REPLAYED } from './ui/neverReplayed.ts'

declare global {
  interface Window {
    /** The button that was clicked before hydration. */
    earlyClick?: HTMLButtonElement | null
    isHydrated?: boolean
  }
}

/**
 * An inline script: records the last click of a button until the page is hydrated, and blocks forms without an action,
 * which only the page's script can submit. It stops both events before React, which would replay a click that comes
 * during hydration: that click would count twice.
 */
export const RECORD_EARLY_CLICK =
  "addEventListener('click',function(e){if(window.isHydrated)return;window.earlyClick=e.target.closest('button');" +
  'if(window.earlyClick)e.stopPropagation()},true);' +
  "addEventListener('submit',function(e){if(window.isHydrated)return;e.stopPropagation();" +
  "if(e.target.hasAttribute('action'))window.earlyClick=null;else e.preventDefault()},true)"

/** Replays the recorded click once the page is hydrated, except on a button that is NEVER_REPLAYED. */
export function replayEarlyClick(): void {
  if (window.isHydrated) return
  window.isHydrated = true
  const button = window.earlyClick
  if (button?.isConnected && button.dataset.replay !== NEVER_REPLAYED['data-replay']) button.click()
}
