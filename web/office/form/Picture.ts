/** A picture in a form: one that is there (id), or one that is chosen and not saved yet (file). */
export interface Picture {
  /** What the graph calls it; null for a new one, and for a logo or banner. */
  id: string | null
  /** Where it can be seen. */
  url: string
  file: File | null
  caption: string
}

/** A picture that was chosen in the form. Its address holds as long as the page. */
export const createPicture = (file: File): Picture => ({ id: null, url: URL.createObjectURL(file), file, caption: '' })
