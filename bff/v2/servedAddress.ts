const STORED = '/api/caters/images/'
const SERVED = '/images/'

/** Converts the stored URL of a picture, which is the v2 service's, to this server's. */
export const servedUrl = (stored: string): string =>
  stored.startsWith(STORED) ? SERVED + stored.slice(STORED.length) : stored

/** Converts the URLs of all pictures in canonical HTML; see {@link servedUrl}. */
export const withServedImages = (html: string): string => html.replaceAll(`<img src="${STORED}`, `<img src="${SERVED}`)
