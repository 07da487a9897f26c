/** The cache tag of what was made from a caterer's data, which pages carry and by which a CDN purges them. */
export const caterTag = (caterId: number | string): string => `cater-${caterId}`
