/** The cache tag of what was made from a caterer's data, which pages carry and a CDN is told to purge. */
export const caterTag = (caterId: number | string): string => `cater-${caterId}`
