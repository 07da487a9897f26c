/** A ref for a controlled field: what was typed before the page was hydrated becomes its value. */
export const earlyText =
  (apply: (text: string) => void) =>
  (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
    if (field) apply(field.value)
  }
