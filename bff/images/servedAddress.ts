/** Converts the stored URL of a picture, which is the v2 service's, to this server's. */
export const servedUrl = (stored: string): string => stored.replace(/^\/api\/caters\/images\//, '/images/')
