type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** The button that was clicked before hydration. */
    earlyClick?: HTMLButtonElement | null
    /** The fields that were changed before hydration, the last one last, with their values; of a tick whether it is set. */
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
  'var m=window.earlyInput=window.earlyInput||new Map;m.delete(f);' +
  'm.set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value)},true);' +
  "addEventListener('submit',function(e){if(window.isHydrated)return;e.stopPropagation();" +
  "if(e.target.hasAttribute('action'))window.earlyClick=null;else e.preventDefault()},true)"

let typed: Promise<void> = Promise.resolve()

/**
 * Repeats what was typed before the page was hydrated. To be called in the layout effect of its root: before React draws
 * the fields anew, and before the next key, which belongs to what stands in the field.
 */
export function replayEarlyInput(): void {
  if (window.isHydrated) return
  window.isHydrated = true
  // The field that is still being typed in comes first
  typed = changeEach([...(window.earlyInput ?? [])].reverse())
}

/** Repeats the last click before the page was hydrated, after what was typed. To be called in an effect of its root. */
export function replayEarlyClick(): void {
  const button = window.earlyClick
  if (!button) return
  window.earlyClick = null
  void typed.then(() => button.isConnected && button.click())
}

async function changeEach(fields: [Field, string | boolean][]): Promise<void> {
  for (const [field, value] of fields) {
    if (field.isConnected) change(field, value)
    // Each by itself, as if typed: the page renders, and the router takes one navigation, before the next
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function change(field: Field, value: string | boolean): void {
  // React hydrates at once what a press is on; a value that is set before that is none that has changed
  field.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
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
