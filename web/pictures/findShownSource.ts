/**
 * What the browser shows somewhere on the page of a picture, in whichever size it has chosen there; null where it has loaded
 * none. `src` is the picture's attribute of this name, which is the same in all sizes.
 */
export function findShownSource(src: string): string | null {
  const isShown = (image: HTMLImageElement) =>
    image.getAttribute('src') === src && image.complete && image.naturalWidth > 0
  return [...document.images].find(isShown)?.currentSrc ?? null
}
