/** The query parameters of a diet filter in the address of a page: '?uden=GLUTEN&uden=MILK&kost=VEGAN'. */
export const DIET_FILTER_PARAMS = { without: 'uden', diets: 'kost' } as const
