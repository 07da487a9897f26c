declare global {
  interface Window {
    /** The button that was pressed while the page could not answer yet. */
    earlyClick?: HTMLButtonElement | null
    isHydrated?: boolean
  }
}

/**
 * Stands in the head as a script of its own: keeps the last press of a button until the page is hydrated, and holds
 * back forms that only the page's script can send: those without an address. React is not told of either, since it
 * answers what comes while it hydrates: a press that is kept, too, would count twice.
 */
export const KEEP_EARLY_CLICK =
  "addEventListener('click',function(e){if(window.isHydrated)return;window.earlyClick=e.target.closest('button');" +
  'if(window.earlyClick)e.stopPropagation()},true);' +
  "addEventListener('submit',function(e){if(window.isHydrated)return;e.stopPropagation();" +
  "if(e.target.hasAttribute('action'))window.earlyClick=null;else e.preventDefault()},true)"

/** Answers, once the page is hydrated, the press that came too early. */
export function answerEarlyClick(): void {
  if (window.isHydrated) return
  window.isHydrated = true
  if (window.earlyClick?.isConnected) window.earlyClick.click()
}
