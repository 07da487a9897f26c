import { act } from 'react'

/** Replaces the text of a field, as if it were typed; throws where there is none. */
export async function typeInto(field: Element | null | undefined, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('No field')
  await act(async () => {
    // React reads a change from the native property alone
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
