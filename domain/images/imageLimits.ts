/** PIC-1: the pictures of a menu; an item of one has at most one. */
export const MAX_MENU_IMAGES = 4
/** KAT-2: the pictures of a category. */
export const MAX_CATEGORY_IMAGES = 30
