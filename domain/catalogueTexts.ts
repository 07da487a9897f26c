/** The most characters of the name of a menu, category, dish or service. */
export const LONGEST_NAME = 200
/** The most characters under a picture of a category. */
export const LONGEST_CAPTION = 300
