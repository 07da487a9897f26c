/** A picture in a form: a saved one (id), or a chosen one that is not uploaded yet (file). */
export interface Picture {
  /** The graph's id; null for a new picture, a logo and a banner. */
  id: string | null
  /** The address of the image; a blob: URL for a chosen file. */
  url: string
  file: File | null
  caption: string
}

/** Creates the picture of a chosen file. Its URL is valid as long as the page. */
export const createPicture = (file: File): Picture => ({ id: null, url: URL.createObjectURL(file), file, caption: '' })
