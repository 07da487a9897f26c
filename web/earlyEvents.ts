type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** The button that was clicked before hydration. */
    earlyClick?: HTMLButtonElement | null
    /** The fields that were changed before hydration, with their last values; of a tick whether it is set. */
    earlyInput?: Map<Field, string | boolean>
    isHydrated?: boolean
  }
}

/**
 * An inline script: records until the page is hydrated the last click of a button and what is typed, and blocks forms
 * without an action, which only the page's script can submit. It stops these events before React, which would replay a
 * click that comes during hydration: that click would count twice.
 */
export const RECORD_EARLY_EVENTS =
  "addEventListener('click',function(e){if(window.isHydrated)return;window.earlyClick=e.target.closest('button');" +
  'if(window.earlyClick)e.stopPropagation()},true);' +
  "addEventListener('input',function(e){if(window.isHydrated)return;e.stopPropagation();var f=e.target;" +
  '(window.earlyInput=window.earlyInput||new Map).set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value)},true);' +
  "addEventListener('submit',function(e){if(window.isHydrated)return;e.stopPropagation();" +
  "if(e.target.hasAttribute('action'))window.earlyClick=null;else e.preventDefault()},true)"

/** Repeats what was typed and clicked before the page was hydrated. To be called once it is. */
export function replayEarlyEvents(): void {
  if (window.isHydrated) return
  window.isHydrated = true
  void replay()
}

async function replay(): Promise<void> {
  for (const [field, value] of window.earlyInput ?? []) {
    if (field.isConnected) change(field, value)
    // Each by itself, as if typed: the page renders, and the router takes one navigation, before the next
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (window.earlyClick?.isConnected) window.earlyClick.click()
}

function change(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    ;(field as HTMLInputElement).checked = !value
    field.click()
    return
  }
  // React ignores an event whose value it has seen; it sees what is set through the field itself
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
