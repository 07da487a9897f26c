/** MAR-6: the part of a party's food that a menu is; a meal by default. */
export const COURSES = ['MEAL', 'SIDE', 'DESSERT', 'DRINK'] as const
export type Course = (typeof COURSES)[number]

/** The courses that visitors search for; what goes with a meal is found at its caterer. */
export const SEARCHED_COURSES = ['MEAL', 'DESSERT', 'DRINK'] as const satisfies readonly Course[]
export type SearchedCourse = (typeof SEARCHED_COURSES)[number]

export const COURSE_NAMES: Readonly<Record<Course, string>> = {
  MEAL: 'Måltid',
  SIDE: 'Tilbehør',
  DESSERT: 'Dessert og kager',
  DRINK: 'Drikkevarer',
}
