/** A ref for a controlled field: what was typed before the page was hydrated becomes its value. */
export const earlyText =
  (take: (text: string) => void) =>
  (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
    if (field) take(field.value)
  }
