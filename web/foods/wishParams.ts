/** The names of a wish in the address of a page: '?uden=GLUTEN&uden=MILK&kost=VEGAN'. */
export const WISH_PARAMS = { without: 'uden', diets: 'kost' } as const
