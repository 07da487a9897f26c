/** Where this server answers a picture whose address was stored as the v2 service has it. */
export const servedUrl = (stored: string): string => stored.replace(/^\/api\/caters\/images\//, '/images/')
