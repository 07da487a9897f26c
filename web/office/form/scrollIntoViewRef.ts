/** A ref that scrolls to an error when it appears, since the pressed button may be far away. */
export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'center' })
}
