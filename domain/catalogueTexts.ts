/** The most characters of the name of a menu, category, dish or service. */
export const MAX_NAME_LENGTH = 200
/** The most characters under a picture of a category. */
export const MAX_CAPTION_LENGTH = 300
