/** As the ref of what tells that something is wrong: the button that was pressed may stand far from it. */
export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'center' })
}
