/** The cache tag of what was made from a caterer's data, which pages carry and by which a CDN purges them. */
export const caterTag = (caterId: number | string): string => `cater-${caterId}`

/** The lists that name caterers, below /api/v2: what changes a caterer changes them. */
export const CATER_LISTS = ['caters', 'cater-search', 'cater-suggestions'] as const
