/** Widths in pixels that an image is resized to on demand: close to each other, to waste few bytes. */
export const IMAGE_WIDTHS = [
  40, 48, 80, 120, 160, 240, 320, 360, 420, 480, 560, 640, 720, 800, 920, 1100, 1280, 1440, 1600, 1920,
] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The address of an image in one of the widths; `url` is its address as it was uploaded. */
export const resizedUrl = (url: string, width: ImageWidth): string => `${url}?w=${width}`

/**
 * The addresses of an image in each of the widths below its own (pixels), and as it was uploaded (`url`), as HTML's srcset
 * names them. Where its own width is not known, in all widths.
 */
export function srcSetOf(url: string, ownWidth: number | null | undefined): string {
  const resized = IMAGE_WIDTHS.filter((width) => width < (ownWidth ?? Infinity))
  const own = ownWidth == null ? [] : [`${url} ${ownWidth}w`]
  return [...resized.map((width) => `${resizedUrl(url, width)} ${width}w`), ...own].join(', ')
}

/**
 * What an img element shows of an image, by its address as it was uploaded and its own width in pixels: its srcset, and for
 * browsers without that its address in the width `fallback`.
 */
export const sourcesOf = (url: string, ownWidth: number | null | undefined, fallback: ImageWidth) => ({
  src: resizedUrl(url, fallback),
  srcSet: srcSetOf(url, ownWidth),
})
