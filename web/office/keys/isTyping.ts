/** True where a key belongs to a field or an open dialog, so that it is no shortcut. A dialog that fades out has no say. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('[role=dialog][data-closed]')) return false
  return target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
}
