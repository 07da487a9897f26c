/**
 * Makes what stands in a field count when its form is submitted. Password managers fill fields without an event, so that no
 * form knows of it. React passes an input event on only where the value is not the one that it knows.
 */
export function noticeFilledFields(): void {
  addEventListener(
    'submit',
    ({ target }) => {
      for (const field of (target as HTMLFormElement).elements)
        field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    true,
  )
}
