/** The files of web/public, which browsers and crawlers request by their names, with their types. */
const PUBLIC_FILES: ReadonlyMap<string, string> = new Map([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])

/** The headers of a file in web/public; undefined for any other path. Only names of assets change with their content. */
export function publicFileHeaders(path: string): Record<string, string> | undefined {
  const type = PUBLIC_FILES.get(path)
  return type === undefined ? undefined : { 'content-type': type, 'cache-control': 'public, max-age=86400' }
}
